import { defineFeature } from '../../extend';
import { essential, warning } from '../../node/diagnostics/rule';
import { readValues, valuesSchema, type SiteValues } from './node/siteValues';
import { changeTexts, fillContent } from './node/fillTexts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { messagesOf } from '../../node/diagnostics/messages';
import { defineRules } from '../../node/content/rules/contentRule';
import { readText } from '../../node/files/readText';
import texts from './node/texts.json';

const say = messagesOf(texts);

/** The rules on the values of `site.yaml`. */
const valueRules = defineRules(
  {
    'values/language': essential('Values with a text for each language have one in the default language.'),
    'values/unused': warning('Texts use every value of `site.yaml`.'),
  },
  ({ folder, codes: [defaultCode = ''], site: { values = {} }, source, docs, posts }) => {
    const entries = Object.entries(values);
    if (entries.length === 0) return [];
    const pages = [...docs, ...posts];
    const included = pages.flatMap(({ content }) =>
      content.uses.flatMap(({ kind, key }) => (kind === 'included' ? key : [])),
    );
    const others = ['site.yaml', 'glossary.yaml'].map((name) => path.join(folder, name));
    const files = new Set([...pages.map(({ absolutePath }) => absolutePath), ...included, ...others]);
    const written = [...files]
      .filter((file) => existsSync(file))
      .map(readText)
      .join('\n');
    return entries.flatMap(([name, text]) => {
      const place = { file: source.file, ...source.locate(['values', name], true) };
      const isMissing = typeof text !== 'string' && text[defaultCode] === undefined;
      const isUsed = new RegExp(`\\{\\s*site\\.${name}\\s*\\}`).test(written);
      return [
        ...(isMissing
          ? [{ rule: 'values/language' as const, ...place, ...say('noDefaultText', { name, defaultCode }) }]
          : []),
        ...(isUsed ? [] : [{ rule: 'values/unused' as const, ...place, ...say('unused', { name }) }]),
      ];
    });
  },
);

const settings = {
  values: valuesSchema.optional().describe('Texts to use as `{site.name}` on pages and in settings.'),
};

const readingRules = {
  'values/unknown': essential('`{site.name}` is a value of `site.yaml` with a text in the language.'),
};

declare module '../../model/site/features' {
  interface Features {
    values: { settings: typeof settings; read: SiteValues | null; readingRules: typeof readingRules };
  }
}

/** Values of the site in its texts: `{site.supportPhone}`. */
export const values = defineFeature({
  name: 'values',
  isOn: () => true,
  settings,
  read: readValues,
  readingRules,
  changeTexts,
  rules: [valueRules],
  setup(_, add) {
    add.transform({ markdown: fillContent });
  },
});
