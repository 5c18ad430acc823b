import { createRecordStore } from '../../../../src/node/content/recordStore';
import {
  checkSpelling,
  spelledWords,
  spellingsOf,
  createWordTest,
  parseWordList,
} from '../../src/spelling/checkSpelling';
import { readAnswer, type Speller, voikko } from '../../src/spelling/voikko';
import { formatReport } from '../../../../src/node/diagnostics/diagnostic';
import { page, replaced } from '../../../../__tests__/support/changes';
import { type Changes, withContentFolder } from '../../../../__tests__/support/contentFolder';
import { rowsOf } from '../../../../__tests__/support/rowsOf';
import { withVoikko } from '../../../../__tests__/support/withVoikko';
import { engineOf } from '../../../../__tests__/support/engine';

/** A speller that accepts one abbreviation and all words except the listed ones, with suggestions. */
function speller(unknown: Readonly<Record<string, string[]>>): Speller {
  const suggestionsFor = (word: string) => (word === 'esim.' ? undefined : unknown[word.replace(/\.$/, '')]);
  return {
    unknown: (words) => new Set(words.filter((word) => suggestionsFor(word) !== undefined)),
    suggest: (words) => new Map(words.map((word) => [word, suggestionsFor(word) ?? []])),
  };
}

/** Compiles unchanged files once for all tests. */
const store = createRecordStore();
const wrongWords = (changes: Changes, unknown: Record<string, string[]>) =>
  withContentFolder(changes, (folder) => checkSpelling(engineOf(folder), store, speller(unknown)));
const reportOf = async (changes: Changes, unknown: Record<string, string[]>) =>
  formatReport((await wrongWords(changes, unknown)) ?? [], 'unknown word');

test.each<[string, string, Record<string, string[]>, string, string]>([
  ['6:6', 'Avaa Fennoa.', { Fennoa: [] }, 'Fennoa', 'Fix it, or add its basic form to content/words.fi.txt.'],
  [
    '7:5',
    '- Avaa\n  **laskku**.',
    { laskku: ['lasku', 'laskua'] },
    'laskku',
    'Write "lasku", or add its basic form to content/words.fi.txt if it is right.',
  ],
])('reports an unknown word at %s of %j with a suggestion', async (place, text, unknown, word, hint) => {
  expect(await reportOf(page(text), unknown)).toBe(
    `The content has 1 unknown word in 1 file.\n\ncontent/docs/uusi.mdx:${place}\n  The speller does not know "${word}".\n  ${hint}`,
  );
});

const SVG = 'docs/ohjeet/kaavio.svg';
test.each<[where: string, changes: Changes, place: string]>([
  ['the description', page('Teksti.', 'title: Uusi\ndescription: Uusi laskku.'), 'content/docs/uusi.mdx:3:19'],
  ['a drawing', replaced(SVG, '</svg>', '<text x="1">Uusi laskku</text></svg>'), `content/${SVG}:`],
  ['the glossary', { 'glossary.yaml': 'a:\n  term: a\n  explanation: Avoin laskku.\n' }, 'content/glossary.yaml:3:22'],
  ['a UI text', { 'locales/fi/errors.json': '{ "retry": "Avaa laskku" }\n' }, 'content/locales/fi/errors.json:1:18'],
])('an unknown word in %s', async (_where, changes, place) => {
  expect(await reportOf(changes, { laskku: ['lasku'] })).toContain(`\n${place}`);
});

const GLOSSARY = { 'glossary.yaml': 'niputus:\n  term: niputus\n  explanation: Avoin.\n' };
const SWEDISH = { 'docs/uusi.sv.mdx': '---\ntitle: Ny\ndescription: Ny sida.\n---\n\nFakturan.\n' };
test('checks only Finnish texts', async () => {
  const finnishLast = replaced('site.yaml', 'fi, label: Suomi, htmlLang: fi', 'de, label: Deutsch, htmlLang: de');
  expect(await wrongWords(finnishLast, { Lue: [] })).toBeUndefined();
});

test('reports an unreadable folder', async () =>
  await expect(wrongWords(replaced('site.yaml', 'title:', 'titel:'), {})).rejects.toThrow(
    'content/site.yaml:2:1\n  Unknown key "titel".',
  ));

test.each<[what: string, changes: Changes, unknown: string[]]>([
  ['a word of the list, in another form', { ...page('Avaa Fennoaan.'), 'words.fi.txt': 'Fennoa\n' }, ['Fennoaan']],
  ['a word of the glossary', { ...page('Katso niputusta.'), ...GLOSSARY }, ['niputusta']],
  ['a compound whose parts are known', page('Avaa Laskut-näkymä.'), ['Laskut-näkymä']],
  ['an abbreviation', page('Avaa esim. lasku.'), ['esim']],
  ['a word in code', page('Kirjoita `laskku`.'), ['laskku']],
  ['a keyword', page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\nkeywords: [laskku]'), ['laskku']],
  ['a text in another language', { ...page('Teksti.'), ...SWEDISH }, ['Fakturan']],
])('accepts %s', async (_what, changes, unknown) => {
  expect(await wrongWords(changes, Object.fromEntries(unknown.map((word) => [word, []])))).toEqual([]);
});

test('parses the speller’s answer', () =>
  expect(readAnswer('C: lasku\nW: laskku\nS: lasku\nS: laskua\nW: xx\n')).toEqual(
    new Map([
      ['laskku', ['lasku', 'laskua']],
      ['xx', []],
    ]),
  ));

withVoikko('Voikko knows Finnish words, and letters with dots', () => {
  expect([...voikko.unknown(['käyttöönotto', 'käytöönotto'])]).toEqual(['käytöönotto']);
  expect(voikko.suggest(['käytöönotto']).get('käytöönotto')).toContain('käyttöönotto');
  expect(voikko.suggest([])).toEqual(new Map());
});

const texts: [what: string, text: string, words: string[]][] = [
  ['words and signs', 'Avaa ”lasku”, sitten (tilaus).', ['Avaa', 'lasku', 'sitten', 'tilaus']],
  ['a hyphen that stands for a part', 'alkamis- ja päättymispäivä', ['alkamis-', 'ja', 'päättymispäivä']],
  ['an ending behind a colon', 'EU:n tapa', ['EU:n', 'tapa']],
  ['a soft hyphen', 'hyvitys\u00adlasku', ['hyvityslasku']],
  ['numbers and letters alone', 'A 10 2.0 v2 31.10.2025', []],
  ['addresses', 'Katso https://a.fi/sivu, www.esimerkki.fi, a.b, /docs/saldo ja tuki@esimerkki.fi', ['Katso', 'ja']],
  ['what is put in for a name', 'Nyt {{mode}} tila', ['Nyt', 'tila']],
  ['a protocol', 'Kirjoita mailto://lasku näin', ['Kirjoita', 'näin']],
];

test.each(texts)('%s', (_what, text, words) => expect(spelledWords(text).map((word) => word.text)).toEqual(words));

test('a word has its start position', () => {
  expect(spelledWords('tuki@esimerkki.fi vastaa')).toEqual([{ text: 'vastaa', start: 18, hasStop: false }]);
  expect(spelledWords('hyvitys\u00adlasku. Lasku')).toEqual([
    { text: 'hyvityslasku', start: 0, hasStop: true },
    { text: 'Lasku', start: 15, hasStop: false },
  ]);
});

test.each([
  ['lasku', false, [['lasku']]],
  ['esim', true, [['esim'], ['esim.']]],
  ['QR-koodi', false, [['QR-koodi'], ['QR', 'koodi']]],
  ['e-lasku', true, [['e-lasku'], ['e-lasku.'], ['lasku']]],
])('%s has these spellings', (text, hasStop, spellings) => {
  expect(spellingsOf({ text, start: 0, hasStop })).toEqual(spellings);
});

test('a word list has one word per line, and comments', () =>
  expect(parseWordList('# Tuotteet\nFennoa\n\n  Prenly # digilehti\r\n')).toEqual(['Fennoa', 'Prenly']));

test('accepts inflected forms of a listed word, but no look-alikes', () => {
  const isOwn = createWordTest(['Paytrail', 'Fennoa', 'niputus', 'QR']);
  const own = rowsOf(`Paytrail Paytrailin Paytrailista Paytrailiin Fennoan Fennoaan Fennoassa Fennoalla Fennoalta
    Paytrailia Paytrailina Niputusta niputus QR`).flat();
  expect(own.filter((word) => !isOwn(word))).toEqual([]);
  expect(rowsOf('Paytrial Paytrailxx paytrail Fenno nipotus Q').flat().filter(isOwn)).toEqual([]);
});
