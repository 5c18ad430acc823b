import { readerWords } from '../../../../src/node/search/readerWords';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

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

test('pages have the words of the synonyms, and of the glossary those that the synonyms do not lead elsewhere', () => {
  const folder = makeContentFolder({ 'glossary.yaml': GLOSSARY, 'synonyms.fi.yaml': SYNONYMS });
  expect(Object.fromEntries(readerWords(folder, 'fi'))).toEqual({
    '/docs/ohjeet/saldo': ['Faktura', 'velka'],
    '/docs/alku': ['Faktura', 'velka'],
    '/docs/ohjeet/lasku': ['lasku', 'maksupyyntö', 'invoice'],
  });
});

test('a folder without synonyms and glossary has no such words', () => {
  expect(readerWords(makeContentFolder(), 'sv').size).toBe(0);
});
