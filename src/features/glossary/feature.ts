import { defineFeature } from '../../extend';

/** The page that lists the terms of the glossary. */
export const glossary = defineFeature({
  name: 'glossary',
  isOn: ({ site }) => site.glossaryPage !== undefined,
  pages: ({ site: { glossaryPage } }) =>
    glossaryPage === undefined ? [] : [{ path: glossaryPage, template: 'templates/glossary' }],
});
