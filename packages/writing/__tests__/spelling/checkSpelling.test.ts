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
import { type Changes, removeTemporaryFolders, withContentFolder } from '../../../../__tests__/support/contentFolder';
import { withVoikko } from '../../../../__tests__/support/withVoikko';

afterAll(removeTemporaryFolders);

/** A speller that knows one abbreviation and every word but those that are named, each with what may be meant. */
function speller(unknown: Readonly<Record<string, string[]>>): Speller {
  const meantBy = (word: string) => (word === 'esim.' ? undefined : unknown[word.replace(/\.$/, '')]);
  return {
    unknown: (words) => new Set(words.filter((word) => meantBy(word) !== undefined)),
    meant: (words) => new Map(words.map((word) => [word, meantBy(word) ?? []])),
  };
}

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();
const wrongWords = (changes: Changes, unknown: Record<string, string[]>) =>
  withContentFolder(changes, (folder) => checkSpelling(folder, store, speller(unknown)));
const reportOf = async (changes: Changes, unknown: Record<string, string[]>) =>
  formatReport((await wrongWords(changes, unknown)) ?? [], 'unknown word');

const oneWord = (...lines: string[]) => ['The content has 1 unknown word in 1 file.\n', ...lines].join('\n');

test('an unknown word with a word that may be meant', async () => {
  expect(await reportOf(page('- Avaa\n  **laskku**.'), { laskku: ['lasku', 'laskua'] })).toBe(
    oneWord(
      'content/docs/uusi.mdx:7:5',
      '  The speller does not know "laskku".',
      '  Write "lasku", or add its basic form to content/words.fi.txt if it is right.',
    ),
  );
});

test('an unknown word without one', async () => {
  expect(await reportOf(page('Avaa Fennoa.'), { Fennoa: [] })).toBe(
    oneWord(
      'content/docs/uusi.mdx:6:6',
      '  The speller does not know "Fennoa".',
      '  Fix it, or add its basic form to content/words.fi.txt.',
    ),
  );
});

const places: [where: string, changes: Changes, place: string][] = [
  ['the description', page('Teksti.', 'title: Uusi\ndescription: Uusi laskku.'), 'content/docs/uusi.mdx:3:19'],
  [
    'a drawing',
    { ...replaced('docs/ohjeet/kaavio.svg', '</svg>', '<text x="1">Uusi laskku</text></svg>') },
    'content/docs/ohjeet/kaavio.svg:',
  ],
  [
    'the glossary',
    { 'glossary.yaml': 'saldo:\n  term: saldo\n  explanation: Avoin laskku.\n' },
    'content/glossary.yaml:3:22',
  ],
  [
    'a text of the interface',
    { 'locales/fi/errors.json': '{\n  "retry": "Avaa laskku"\n}\n' },
    'content/locales/fi/errors.json:2:18',
  ],
];

test.each(places)('an unknown word in %s', async (_where, changes, place) => {
  expect(await reportOf(changes, { laskku: ['lasku'] })).toContain(`\n${place}`);
});

const sound: [what: string, changes: Changes, unknown: string[]][] = [
  ['a word of the list, in another form', { ...page('Avaa Fennoaan.'), 'words.fi.txt': 'Fennoa\n' }, ['Fennoaan']],
  [
    'a word of the glossary, in another form',
    { ...page('Tarkista niputusta.'), 'glossary.yaml': 'niputus:\n  term: niputus\n  explanation: Avoin.\n' },
    ['niputusta'],
  ],
  ['a compound whose parts are known', page('Avaa Laskut-näkymä.'), ['Laskut-näkymä']],
  ['an abbreviation', page('Avaa esim. lasku.'), ['esim']],
  ['a word in code', page('Kirjoita `laskku`.'), ['laskku']],
  ['a keyword', page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\nkeywords: [laskku]'), ['laskku']],
  [
    'a text in another language',
    { ...page('Teksti.'), 'docs/uusi.sv.mdx': '---\ntitle: Ny\ndescription: Ny sida.\n---\n\nFakturan.\n' },
    ['Fakturan'],
  ],
];

test('texts in another language than Finnish are not checked', async () => {
  const finnishLast = replaced(
    'site.yaml',
    'code: fi, label: Suomi, htmlLang: fi',
    'code: de, label: Deutsch, htmlLang: de',
  );
  expect(await wrongWords(finnishLast, { Lue: [] })).toBeUndefined();
});

test('a folder that cannot be read is said to be so', async () => {
  await expect(wrongWords(replaced('site.yaml', 'title:', 'titel:'), {})).rejects.toThrow(
    'content/site.yaml:2:1\n  Unknown key "titel".',
  );
});

test.each(sound)('%s is right', async (_what, changes, unknown) => {
  expect(await wrongWords(changes, Object.fromEntries(unknown.map((word) => [word, []])))).toEqual([]);
});

test('the speller’s answer is read', () => {
  expect(readAnswer('C: lasku\nW: laskku\nS: lasku\nS: laskua\nW: xx\n')).toEqual(
    new Map([
      ['laskku', ['lasku', 'laskua']],
      ['xx', []],
    ]),
  );
});

withVoikko('Voikko knows Finnish words, and letters with dots', () => {
  expect([...voikko.unknown(['käyttöönotto', 'käytöönotto'])]).toEqual(['käytöönotto']);
  expect(voikko.meant(['käytöönotto']).get('käytöönotto')).toContain('käyttöönotto');
  expect(voikko.meant([])).toEqual(new Map());
});

describe('words of a text', () => {
  const rows: [what: string, text: string, words: string[]][] = [
    ['words and signs', 'Avaa ”lasku”, sitten (tilaus).', ['Avaa', 'lasku', 'sitten', 'tilaus']],
    ['a compound with a hyphen', 'Tilaukset-näkymässä', ['Tilaukset-näkymässä']],
    ['a hyphen that stands for a part', 'alkamis- ja päättymispäivä', ['alkamis-', 'ja', 'päättymispäivä']],
    ['a dash', 'lasku – maksu', ['lasku', 'maksu']],
    ['an ending behind a colon', 'EU:n tapa', ['EU:n', 'tapa']],
    ['a soft hyphen', 'hyvitys\u00adlasku', ['hyvityslasku']],
    ['numbers and letters alone', 'A 10 2.0 v2 31.10.2025', []],
    ['addresses', 'Katso https://a.fi/sivu, www.esimerkki.fi, a.b, /docs/saldo ja tuki@esimerkki.fi', ['Katso', 'ja']],
    ['what is put in for a name', 'Nyt {{mode}} tila', ['Nyt', 'tila']],
    ['tags', 'Nyt <strong>tämä</strong> tila', ['Nyt', 'tämä', 'tila']],
    ['a protocol', 'Kirjoita mailto://lasku näin', ['Kirjoita', 'näin']],
    ['a word between soft hyphens alone', '\u00ada\u00ad', []],
  ];

  test.each(rows)('%s', (_what, text, words) => {
    expect(spelledWords(text).map((word) => word.text)).toEqual(words);
  });

  test('a word knows where it starts', () => {
    expect(spelledWords('Esim. lasku.')).toEqual([
      { text: 'Esim', start: 0, hasStop: true },
      { text: 'lasku', start: 6, hasStop: true },
    ]);
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
  ])('%s may be spelt so', (text, hasStop, spellings) => {
    expect(spellingsOf({ text, start: 0, hasStop })).toEqual(spellings);
  });
});

describe('own words', () => {
  test('a word list has a word a line, and comments', () => {
    expect(parseWordList('# Tuotteet\nFennoa\n\n  Prenly # digilehti\r\n')).toEqual(['Fennoa', 'Prenly']);
  });

  describe('own words', () => {
    const has = createWordTest(['Paytrail', 'Fennoa', 'niputus', 'QR']);

    test.each([
      'Paytrail',
      'Paytrailin',
      'Paytrailista',
      'Paytrailiin',
      'Fennoan',
      'Fennoaan',
      'Fennoassa',
      'Fennoalla',
      'Fennoalta',
      'Paytrailia',
      'Paytrailina',
      'Niputusta',
      'niputus',
      'QR',
    ])('%s is one', (word) => {
      expect(has(word)).toBe(true);
    });

    test.each(['Paytrial', 'Paytrailxx', 'paytrail', 'Fenno', 'nipotus', 'Q'])('%s is none', (word) => {
      expect(has(word)).toBe(false);
    });
  });
});
