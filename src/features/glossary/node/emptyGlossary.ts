import { defineRule } from '../../../node/content/rules/contentRule';
import { essential } from '../../../node/diagnostics/rule';
import { messagesOf } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Requires terms for the glossary page. */
export const emptyGlossary = defineRule(
  'glossary/empty-page',
  essential('The page of the glossary has terms to list.'),
  ({ site, source, glossary, broken }) =>
    site.glossaryPage === undefined || broken.has('glossary') || Object.keys(glossary.data).length > 0
      ? []
      : [{ file: source.file, ...source.locate(['glossaryPage']), ...say('emptyPage') }],
);
