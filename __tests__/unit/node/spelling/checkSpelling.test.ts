import path from 'node:path';
import { formatReport } from '../../../../src/model/contentProblem';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { checkSpelling } from '../../../../src/node/spelling/checkSpelling';
import { hasVoikko, readAnswer, unknownWords } from '../../../../src/node/spelling/voikko';
import { page, replaced } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

/** A speller that knows one abbreviation and every word but those that are named, each with what may be meant. */
const speller = (unknown: Record<string, string[]>) => (words: readonly string[]) =>
  new Map(
    words.flatMap((word): [string, string[]][] => {
      const meant = word === 'esim.' ? undefined : unknown[word.replace(/\.$/, '')];
      return meant === undefined ? [] : [[word, meant]];
    }),
  );

const reportOf = async (changes: Changes, unknown: Record<string, string[]>) =>
  formatReport(await checkSpelling(makeContentFolder(changes), createRecordStore(), speller(unknown)), 'unknown word');

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
      '  Mend it, or add its basic form to content/words.fi.txt.',
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

test.each(sound)('%s is right', async (_what, changes, unknown) => {
  const folder = makeContentFolder(changes);
  const ask = speller(Object.fromEntries(unknown.map((word) => [word, []])));
  expect(await checkSpelling(folder, createRecordStore(), ask)).toEqual([]);
});

test('the speller’s answer is read', () => {
  expect(readAnswer('C: lasku\nW: laskku\nS: lasku\nS: laskua\nW: xx\n')).toEqual(
    new Map([
      ['laskku', ['lasku', 'laskua']],
      ['xx', []],
    ]),
  );
});

const withVoikko = hasVoikko() || process.env.CI !== undefined ? test : test.skip;

withVoikko('Voikko knows Finnish words, and letters with dots', () => {
  expect([...unknownWords(['käyttöönotto', 'käytöönotto']).keys()]).toEqual(['käytöönotto']);
});

withVoikko("the speller knows all words of the site's own content", async () => {
  process.env.SITE_CONTENT = path.resolve('content');
  const problems = await checkSpelling(path.resolve('content'), createRecordStore(), unknownWords);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});
