import { readerWords } from '../../../../src/node/search/readerWords';
import { loadSite } from '../../../../src/node/site/loadSite';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const GLOSSARY = `lasku:
  term: lasku
  explanation: Pyyntö maksaa.
  page: /docs/ohjeet/lasku
  variants: [maksupyyntö]
  words: { en: invoice, sv: faktura }
saldo:
  term: saldo
  explanation: Mitä on maksamatta.
  words: { en: balance, sv: saldo }
`;
const SYNONYMS = `- words: [Faktura, velka]
  pages: [/docs/ohjeet/saldo, /docs/alku]
`;

function wordsIn(changes: Changes, locale: string): Map<string, string[]> {
  const { loaded } = loadSite(makeContentFolder(changes), createRecordStore());
  if (loaded === undefined) throw new Error('The folder cannot be read.');
  return readerWords(loaded, locale);
}

test('pages have the words of the synonyms, and of the glossary those that the synonyms do not lead elsewhere', () => {
  const words = wordsIn({ 'glossary.yaml': GLOSSARY, 'synonyms.fi.yaml': SYNONYMS }, 'fi');
  expect(Object.fromEntries(words)).toEqual({
    '/docs/ohjeet/saldo': ['Faktura', 'velka'],
    '/docs/alku': ['Faktura', 'velka'],
    '/docs/ohjeet/lasku': ['lasku', 'maksupyyntö', 'invoice'],
  });
});

test('a folder without synonyms and glossary has no such words', () => {
  expect(wordsIn({}, 'sv').size).toBe(0);
});
