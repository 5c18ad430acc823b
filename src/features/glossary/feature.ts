import { defineFeature } from '../../extend';
import { sitePath } from '../../node/schema/texts';
import { defineRule } from '../../node/content/rules/contentRule';
import { essential } from '../../node/diagnostics/rule';
import { messagesOf } from '../../node/diagnostics/messages';
import texts from './node/texts.json';
import shownTexts from '../../texts/en/glossary.json';

const say = messagesOf(texts);

/** Requires terms for the glossary page. */
const emptyGlossary = defineRule(
  'glossary/empty-page',
  essential('The page of the glossary has terms to list.'),
  ({ site, source, glossary, broken }) =>
    site.glossaryPage === undefined || broken.has('glossary') || Object.keys(glossary.data).length > 0
      ? []
      : [{ file: source.file, ...source.locate(['glossaryPage']), ...say('emptyPage') }],
);

const settings = {
  glossaryPage: sitePath.optional().describe('Address of the page that lists the terms of the glossary; none without.'),
};

declare module '../../model/site/features' {
  interface Features {
    glossary: { settings: typeof settings; texts: { glossary: typeof shownTexts } };
  }
}

/** The page that lists the terms of `glossary.yaml`, with a filter. */
export const glossary = defineFeature({
  name: 'glossary',
  isOn: ({ site }) => site.glossaryPage !== undefined,
  settings,
  texts: { glossary: shownTexts },
  rules: [emptyGlossary],
  setup({ site: { glossaryPage = '' } }, add) {
    add.page({ path: glossaryPage, template: 'templates/glossary', lists: 'terms' });
  },
});
