import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAnswersLog } from '../../node/answersLog';
import { answersReport } from '../../node/answersReport';
import { learnExpectations, learnSynonyms } from '../../node/learnQueries';
import { makeContentFolder } from '../../../../../__tests__/support/contentFolder';
import { engineOf } from '../../../../../__tests__/support/engine';

const USAGE = 'npm run report:answers -- queries.jsonl access.log [--apply "karhulasku" --apply "velat=/docs/perinta"]';
const folder = makeContentFolder();
const log = path.join(folder, 'queries.jsonl');
beforeAll(() => {
  const karhu = { query: 'karhu', count: 0, locale: 'fi' };
  const opened = { query: 'saldo', count: 2, locale: 'fi', after: ['karhu'], opened: '/docs/ohjeet/saldo' };
  writeFileSync(log, [karhu, opened].map((line) => JSON.stringify(line)).join('\n'));
});
test.each([
  [[], `Name the logs of the beacon and of nginx: ${USAGE}`],
  [['a.jsonl', '--aply', 'x'], `The options are --apply: ${USAGE}`],
  [['a.jsonl', '--apply', ' '], `--apply names no query: ${USAGE}`],
  [['a.jsonl', '--apply', '=/docs/x'], `--apply names no query: ${USAGE}`],
  [[log, '--apply', 'hukka'], '"hukka" is not a query of the log.'],
  [[log, '--apply', 'karhu=/docs/ohjeet/sald'], '/docs/ohjeet/sald is not a page that the search finds.'],
])(
  '%j is an error',
  async (args, message) => await expect(answersReport(args, engineOf(folder))).rejects.toThrow(message),
);

test('a query is written with the page that readers finally opened', async () => {
  const done = await answersReport([log, '--apply', 'Karhu!'], engineOf(folder));
  expect(done).toMatch(/synonyms\.fi\.yaml\n.*search-expectations\.yaml\n/);
  expect(readFileSync(path.join(folder, 'synonyms.fi.yaml'), 'utf8')).toContain(
    '- { spellings: [karhu], pages: [/docs/ohjeet/saldo] }\n',
  );
});

test('a synonym too long for one line has two', () => {
  const query = 'sana '.repeat(20).trim();
  expect(learnSynonyms('', [{ query, page: '/docs/muistutus' }])).toBe(
    `- spellings: [${query}]\n  pages: [/docs/muistutus]\n`,
  );
});

const KARHU = { query: 'karhu', page: '/docs/muistutus' };
const COLON = { query: 'hukka: lasku', page: '/docs/lasku' };

const LINES =
  '- { spellings: [karhu], pages: [/docs/muistutus] }\n- { spellings: ["hukka: lasku"], pages: [/docs/lasku] }\n';

test.each([
  ['', LINES],
  ['# Sanat\n- { words: [a], pages: [/b] }', `# Sanat\n- { words: [a], pages: [/b] }\n${LINES}`],
])('appends synonyms to %j', (text, expected) => expect(learnSynonyms(text, [KARHU, COLON])).toBe(expected));

const TAUGHT = '  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n';
const VELAT = 'readers:\n  velat: /docs/perinta';

test.each([
  ['', `readers:\n${TAUGHT}`],
  ['# Haut\nexact:\n  saldo: /docs/saldo\n', `# Haut\nexact:\n  saldo: /docs/saldo\nreaders:\n${TAUGHT}`],
  [`${VELAT}\nnone:\n  sää: []\n`, `${VELAT}\n${TAUGHT}none:\n  sää: []\n`],
  [VELAT, `${VELAT}\n${TAUGHT}`],
])('adds expected searches to those of readers: %j', (text, expected) => {
  expect(learnExpectations(text, [KARHU, COLON])).toBe(expected);
});

test('keeps existing expectations', () => {
  const text = 'exact:\n  karhu: /docs/karhu\n';
  expect(learnExpectations(text, [KARHU])).toBe(text);
});

const line = (query: string, count: number, locale = 'fi') => JSON.stringify({ query, count, locale });

/** What a log of these lines says of the queries: ranked, and how many lines are none. */
function read(...lines: string[]) {
  const answers = createAnswersLog({ paths: new Set(), codes: ['fi', 'sv'], base: '' });
  lines.forEach(answers.add);
  const { queries, unknown } = answers.result();
  return { queries, unknown };
}
const rankedOf = (...lines: string[]) => read(...lines).queries;
const textsOf = (...lines: string[]) => rankedOf(...lines).map(({ query, locale }) => [query, locale]);

test('a log has a query per line; other lines are counted', () => {
  const { queries, unknown } = read(line('saldo', 3), '', 'x', '{"query":7}', line('lasku', 0));
  expect([queries.map(({ query }) => query), unknown]).toEqual([['lasku', 'saldo'], 2]);
});

test('sorts queries by failures, merges their spellings, and shows the most frequent', () => {
  const lines = [line('Karhu!', 0), line('karhu', 0), line('karhu', 0), line('saldo', 9), line('hukka', 0)];
  expect(rankedOf(...lines, line('karhu', 0, 'sv'), line('saldo', 9))).toMatchObject([
    { query: 'karhu', locale: 'fi', times: 3, failures: 3, opened: 0, next: [], ledTo: [] },
    { query: 'hukka', locale: 'fi', times: 1, failures: 1 },
    { query: 'karhu', locale: 'sv', times: 1, failures: 1 },
    { query: 'saldo', locale: 'fi', times: 2, failures: 0 },
  ]);
});

test('omits beginnings of a longer query', () => {
  const ranked = rankedOf(line('kar', 0), line('karhu', 0), line('lasku', 4));
  expect(ranked.map(({ query }) => query)).toEqual(['karhu', 'lasku']);
});

test('reads a log of nginx as the browser’s messages', () => {
  const told = line('lasku "b"', 2);
  const lines = [JSON.stringify({ day: '2025-03-03', told }), '{"day":"2025-03-03","told":"{\\"query\\":"}'];
  const { queries, unknown } = read(...lines);
  expect([queries.map(({ query }) => query), unknown]).toEqual([['lasku "b"'], 1]);
});

test('later queries and the opened page belong to the query that began the search', () => {
  const search = [
    { query: 'karhu', count: 0, locale: 'fi' },
    { query: 'muistutus', count: 4, locale: 'fi', after: ['karhu'] },
    { query: 'muistutus', count: 4, locale: 'fi', after: ['karhu'], opened: '/docs/muistutus' },
  ];
  const ledTo = [['/docs/muistutus', 2]];
  expect(rankedOf(...[...search, ...search].map((each) => JSON.stringify(each)))).toMatchObject([
    { query: 'karhu', times: 2, failures: 2, opened: 0, next: [['muistutus', 2]], ledTo },
    { query: 'muistutus', times: 2, failures: 0, opened: 2, next: [], ledTo },
  ]);
});

test.each([[{ after: [7] }], [{ opened: 7 }]])('ignores an invalid %j of a line', (wrong) => {
  expect(textsOf(JSON.stringify({ query: 'lasku', count: 0, locale: 'fi', ...wrong }))).toEqual([['lasku', 'fi']]);
});

test('removes personal data from a client’s line without counting it as unread', () => {
  const { queries, unknown } = read(
    line('saldo 131052A308T', 0),
    line('matti virtanen', 0),
    JSON.stringify({ query: 'velka', count: 0, locale: 'fi', after: ['0401234567'], opened: '//evil.example/?a' }),
    line('saldo', 0, '../../x'),
  );
  expect([queries.map(({ query, next, ledTo }) => [query, next, ledTo]), unknown]).toEqual([
    [
      ['saldo', [], []],
      ['velka', [], []],
    ],
    1,
  ]);
});
