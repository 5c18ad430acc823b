import { defineFeature } from '../../extend';
import { sitePath } from '../../node/schema/texts';
import { emptyGlossary } from './node/emptyGlossary';

const TEXTS = {
  glossary: ['count', 'failed', 'filter', 'guide', 'lead', 'letters', 'none', 'search', 'title'],
} as const;

declare module '../../extend' {
  interface FeatureSettings {
    glossaryPage?: string | undefined;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    glossary: (typeof TEXTS.glossary)[number];
  }
}

/** The page that lists the terms of `glossary.yaml`, with a filter. */
export const glossary = defineFeature({
  name: 'glossary',
  isOn: ({ site }) => site.glossaryPage !== undefined,
  settings: {
    glossaryPage: sitePath
      .optional()
      .describe('Address of the page that lists the terms of the glossary; none without.'),
  },
  texts: TEXTS,
  pages: ({ site: { glossaryPage } }) =>
    glossaryPage === undefined ? [] : [{ path: glossaryPage, template: 'templates/glossary', lists: 'terms' }],
  checks: [emptyGlossary],
});
