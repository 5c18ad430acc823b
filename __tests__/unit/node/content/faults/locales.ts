import { catalogues } from '../../../../support/changes';
import { oneFault, type FaultRow } from '../../../../support/faults';

/** Faults: catalogues of UI texts. */
export const localesFaults: FaultRow[] = [
  [
    'a missing key',
    catalogues('{ "hei": "Hei" }', '{ "hei": "Hello" }', '{}'),
    oneFault(
      'content/locales/sv/terve.json:1:1',
      'The text "hei" is missing.',
      'Translate it from content/locales/fi/terve.json.',
    ),
  ],
  [
    'an extra key',
    catalogues('{\n  "hei": "Hei"\n}', '{\n  "hei": "Hello",\n  "moi": "Hi"\n}', '{ "hei": "Hej" }'),
    oneFault(
      'content/locales/en/terve.json:3:3',
      'The text "moi" is not in content/locales/fi/terve.json.',
      'Remove it, or add it to the default locale.',
    ),
  ],
  [
    'a misspelt key',
    catalogues('{\n  "hello": "Hei"\n}', '{\n  "helo": "Hello"\n}', '{ "hello": "Hej" }'),
    oneFault(
      'content/locales/en/terve.json:2:3',
      'The text "helo" is not in content/locales/fi/terve.json.',
      'Did you mean "hello"?',
    ),
  ],
  [
    'a key twice',
    catalogues('{\n  "hei": "Hei",\n  "hei": "Moi"\n}', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
    oneFault('content/locales/fi/terve.json:3:3', 'This key is already there.', 'Remove one of the two.'),
  ],
  [
    'a missing catalogue',
    { 'locales/fi/terve.json': '{ "hei": "Hei" }', 'locales/en/terve.json': '{ "hei": "Hello" }' },
    oneFault(
      'content/locales/sv/terve.json',
      'This catalogue of UI texts does not exist.',
      'Translate content/locales/fi/terve.json into it.',
    ),
  ],
  [
    'an extra catalogue',
    { 'locales/sv/terve.json': '{ "hei": "Hei" }' },
    oneFault(
      'content/locales/sv/terve.json',
      'The default locale has no catalogue of this name.',
      'Remove it, or write content/locales/fi/terve.json.',
    ),
  ],
  [
    'no catalogues',
    { locales: null },
    oneFault(
      'content/locales/fi',
      'There are no UI texts for the default locale.',
      "Copy the JSON files of locales/fi from the site's own content folder.",
    ),
  ],
  [
    'an empty text',
    catalogues('{ "hei": "" }', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
    oneFault(
      'content/locales/fi/terve.json:1:10',
      'The text "hei" is empty or no text.',
      'Write the text in quotation marks.',
    ),
  ],
  [
    'a number as text',
    catalogues('{ "hei": "a" }', '{ "hei": 5 }', '{ "hei": "Hej" }'),
    oneFault(
      'content/locales/en/terve.json:1:10',
      'The text "hei" is empty or no text.',
      'Write the text in quotation marks.',
    ),
  ],
  [
    'a comma too many and a bracket too few',
    catalogues('{ "hei": "a", }', '{ "hei": "b" ', '{ "hei": "Hej" }'),
    `The content has 2 errors in 2 files.

content/locales/en/terve.json:1:14
  This is not valid JSON.
  Look for a comma, a bracket or a quotation mark that is missing or too many.

content/locales/fi/terve.json:1:15
  This is not valid JSON.
  Look for a comma, a bracket or a quotation mark that is missing or too many.`,
  ],
  [
    'lists instead of texts',
    catalogues('["a"]', '["a"]', '["a"]'),
    `The content has 3 errors in 3 files.

content/locales/en/terve.json
  This file is no group of texts.
  Write { "key": "text" }.

content/locales/fi/terve.json
  This file is no group of texts.
  Write { "key": "text" }.

content/locales/sv/terve.json
  This file is no group of texts.
  Write { "key": "text" }.`,
  ],
];
