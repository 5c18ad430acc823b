import { defineRule } from '../../../node/content/rules/contentRule';
import { essential } from '../../../node/diagnostics/rule';

/** Requires terms for the glossary page. */
export const emptyGlossary = defineRule(
  'glossary/empty-page',
  essential('The page of the glossary has terms to list.'),
  ({ site, source, glossary, broken }) =>
    site.glossaryPage === undefined || broken.has('glossary') || Object.keys(glossary.data).length > 0
      ? []
      : [
          {
            file: source.file,
            ...source.locate(['glossaryPage']),
            message: 'The page of the glossary would be empty.',
            hint: 'Add terms to glossary.yaml, or remove this line.',
          },
        ],
);
