import path from 'node:path';
import { z } from 'zod';
import type { LocalizedText } from '../../../model/site/locale';
import { readTable, type Table } from '../../../node/content/readTables';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { messagesOf, type Message } from '../../../node/diagnostics/messages';
import { localizedText } from '../../../node/schema/texts';
import texts from './texts.json';

const say = messagesOf(texts);

/** The name of a value, as in `{site.supportPhone}`. */
const NAME = /^[A-Za-z]\w*$/;

export const valuesSchema = z.record(z.string().regex(NAME, { error: () => say('name').message }), localizedText);

export type ValueTexts = Readonly<Record<string, LocalizedText>>;

/** The values of a site and its languages, the default first. */
export interface SiteValues {
  texts: ValueTexts;
  codes: readonly string[];
}

const settingsSchema = z.looseObject({
  values: valuesSchema.default({}),
  locales: z.array(z.looseObject({ code: z.string() })),
});

/** Reads the values of `site.yaml`; null where it has errors in them, which the settings report. */
export function readValues(folder: string): { table: Table<SiteValues | null>; diagnostics: [] } {
  const empty = { values: {}, locales: [] };
  const { table, isUsable } = readTable(path.join(folder, 'site.yaml'), settingsSchema, empty);
  const { values, locales } = table.data;
  const data = isUsable ? { texts: values, codes: locales.map(({ code }) => code) } : null;
  return { table: { ...table, data }, diagnostics: [] };
}

/** Returns the text of a value, or an error; without a locale the value must have one text for all languages. */
export function valueIn({ texts: all, codes }: SiteValues, name: string, locale?: string): string | Message {
  const text = Object.hasOwn(all, name) ? all[name] : undefined;
  if (text === undefined) return say('values/unknown', { name }, didYouMean(name, Object.keys(all)));
  if (typeof text === 'string') return text;
  const [defaultCode = ''] = codes;
  const code = locale ?? (codes.length === 1 ? defaultCode : undefined);
  return code === undefined ? say('perLanguage', { name }) : (text[code] ?? text[defaultCode] ?? '');
}
