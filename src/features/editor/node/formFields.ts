import type { z } from 'zod';
import { BODY, ENTRIES, KEY, MORE, PAGE_TEXT, SOURCE } from './contentFormat';
import { editorText, fieldsOf, jsonSchemaOf, type Field, type FieldSource } from './fields';

/** The field of the unchanged file. */
export const HIDDEN: Field = { name: SOURCE, widget: 'hidden', i18n: true };

type Source = Pick<FieldSource, 'language' | 'codes' | 'docsBase'>;

/** Fields of a page or post in all languages, and its text. */
export function pageFields(schema: z.ZodType, kind: string, source: Source, own: FieldSource['own'] = {}): Field[] {
  const [title, description, ...others] = fieldsOf(jsonSchemaOf(schema), { ...source, kind, own });
  const body: Field = { name: BODY, ...editorText('body', source.language), widget: PAGE_TEXT, required: false };
  const [everyday, rare] = [false, true].map((isRare) => others.filter(({ name }) => RARE.test(name) === isRare));
  const shown = [title, description, body, ...(everyday ?? [])].filter((field) => field !== undefined);
  const inAll = (fields: readonly Field[] = []) => fields.map((field) => ({ ...field, i18n: true }));
  const more: Field = { name: MORE, ...editorText('more', source.language), widget: 'object', collapsed: true };
  return [...inAll(shown), { ...more, i18n: true, fields: inAll(rare) }, HIDDEN];
}

/** Keys of a page that few writers change: their fields are folded. */
const RARE =
  /^(?:aliases|oldAnchors|unlisted|fallback|checks|toc_.*|hide_.*|displayed_sidebar|sidebar_badge|pagination_.*|helpFor|reviewBy|owner|slug|search.*)$/;

/** The list of a file's entries; in a file of entries by key, each starts with its key. */
export function entryFields(schema: z.ZodType, kind: string, source: Source): Field[] {
  const { items, additionalProperties } = jsonSchemaOf(schema);
  const key: Field = { name: KEY, ...editorText('key', source.language), widget: 'string', required: true };
  const entry = items ?? additionalProperties;
  const fields = typeof entry === 'object' && !Array.isArray(entry) ? fieldsOf(entry, { ...source, kind }) : [];
  const list: Field = {
    name: ENTRIES,
    ...editorText('entries', source.language),
    label_singular: editorText('entry', source.language).label,
    widget: 'list',
    collapsed: true,
    required: false,
    fields: items === undefined ? [key, ...fields] : fields,
  };
  return [list, HIDDEN];
}

/** Returns the keys of a page's folded fields. */
export const foldedKeys = (fields: readonly Field[]) =>
  fields.find(({ name }) => name === MORE)?.fields?.map(({ name }) => name) ?? [];
