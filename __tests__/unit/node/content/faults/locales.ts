import { faultsOf, type Faults } from '../../../../support/faults';
import { written, catalogues } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';

const LOCALES = ['fi', 'en', 'sv'] as const;

/** A catalogue of Finnish UI texts that has other keys; the other locales keep what they have. */
const rewritten = (name: string, texts: Readonly<Record<string, string>>): Changes => ({
  [`locales/fi/${name}.json`]: JSON.stringify(texts, undefined, 2),
});

/** A catalogue that no locale has. */
const removed = (name: string): Changes =>
  Object.fromEntries(LOCALES.map((code) => [`locales/${code}/${name}.json`, null]));

/** Faults: catalogues of UI texts. */
export const localesFaults: Faults = {
  ...faultsOf(written('locales/sv/terve.json'), {
    '{ "hei": "Hei" }':
      'locales/sv/terve.json The default locale has no catalogue of this name. Remove it, or write content/locales/fi/terve.json.',
  }),
  'a missing key': [
    catalogues('{ "hei": "Hei" }', '{ "hei": "Hello" }', '{}'),
    'locales/sv/terve.json:1:1 The text "hei" is missing. Translate it from content/locales/fi/terve.json.',
  ],
  'an extra key': [
    catalogues('{\n  "hei": "Hei"\n}', '{\n  "hei": "Hello",\n  "moi": "Hi"\n}', '{ "hei": "Hej" }'),
    'locales/en/terve.json:3:3 The text "moi" is not in content/locales/fi/terve.json. Remove it, or add it to the default locale.',
  ],
  'a misspelt key': [
    catalogues('{\n  "hello": "Hei"\n}', '{\n  "helo": "Hello"\n}', '{ "hello": "Hej" }'),
    'locales/en/terve.json:2:3 The text "helo" is not in content/locales/fi/terve.json. Did you mean "hello"?',
  ],
  'a key twice': [
    catalogues('{\n  "hei": "Hei",\n  "hei": "Moi"\n}', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
    '3:3 This key is already there. Remove one of the two.',
  ],
  'a missing catalogue': [
    { 'locales/fi/terve.json': '{ "hei": "Hei" }', 'locales/en/terve.json': '{ "hei": "Hello" }' },
    'locales/sv/terve.json This catalogue of UI texts does not exist. Translate content/locales/fi/terve.json into it.',
  ],
  'no catalogues': [
    { locales: null },
    "locales/fi There are no UI texts for the default locale. Copy the JSON files of locales/fi from the site's own content folder.",
  ],
  'an empty text': [
    catalogues('{ "hei": "" }', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
    '1:10 The text "hei" is empty or no text. Write the text in quotation marks.',
  ],
  'a number as text': [
    catalogues('{ "hei": "a" }', '{ "hei": 5 }', '{ "hei": "Hej" }'),
    'locales/en/terve.json:1:10 The text "hei" is empty or no text. Write the text in quotation marks.',
  ],
  'a comma too many': [
    catalogues('{ "hei": "a", }', '{ "hei": "b" }', '{ "hei": "Hej" }'),
    '1:15 This is not valid JSON. Look for a comma, a bracket or a quotation mark that is missing or too many.',
  ],
  'a bracket too few': [
    catalogues('{ "hei": "a" }', '{ "hei": "b" ', '{ "hei": "Hej" }'),
    'locales/en/terve.json:1:14 This is not valid JSON. Look for a comma, a bracket or a quotation mark that is missing or too many.',
  ],
  'single quotation marks': [
    catalogues('{ "hei": "a" }', `{\n  "hei": "position 1",\n  "moi": 'b',\n  "hyvä": "c"\n}`, '{ "hei": "Hej" }'),
    'locales/en/terve.json:3:10 This is not valid JSON. Look for a comma, a bracket or a quotation mark that is missing or too many.',
  ],
  'a list instead of texts': [
    catalogues('["a"]', '{ "hei": "b" }', '{ "hei": "Hej" }'),
    'locales/fi/terve.json This file is no group of texts. Write { "key": "text" }.',
  ],
  'no catalogue that the code asks for': [
    removed('parts'),
    [
      'locales/en/parts.json This catalogue of UI texts does not exist.',
      'locales/fi/parts.json This catalogue of UI texts does not exist.',
      'locales/sv/parts.json This catalogue of UI texts does not exist.',
    ],
    'Write it as locales/*/parts.json of the content that comes with the engine.',
  ],
  'no text that the code asks for': [
    rewritten('parts', { failedText: 'Lataa sivu uudelleen.' }),
    '1:1 The text "failedTitle" is missing. Write it as in locales/*/parts.json of the content that comes with the engine.',
  ],
  'a text that the code asks for by another key': [
    rewritten('parts', { failedTitel: 'Osa ei toimi', failedText: 'Lataa sivu uudelleen.' }),
    '2:3 Nothing asks for the text "failedTitel". Did you mean "failedTitle"?',
  ],
  'a text that the code asks for in another catalogue': [
    {
      ...rewritten('parts', { failedText: 'Lataa sivu uudelleen.' }),
      ...catalogues('{ "failedTitle": "a" }', '{ "failedTitle": "b" }', '{ "failedTitle": "c" }'),
    },
    'locales/fi/terve.json:1:3 The text "failedTitle" is asked for in another catalogue. Move it to content/locales/fi/parts.json.',
  ],
};
