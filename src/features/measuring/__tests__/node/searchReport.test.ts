import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rankQueries, readQueryLog } from '../../node/queryReport';
import { formatQueryReport, type ReportedQuery } from '../../node/reportText';
import { searchReport, learnExpectations, learnSynonyms } from '../../node/searchReport';
import { makeContentFolder } from '../../../../../__tests__/support/contentFolder';
import { engineOf } from '../../../../../__tests__/support/engine';

const USAGE = 'npm run search:report -- queries.jsonl --apply "karhulasku" --apply "velat=/docs/perinta"';
const folder = makeContentFolder();
const log = path.join(folder, 'queries.jsonl');
beforeAll(() => {
  const karhu = { query: 'karhu', count: 0, locale: 'fi' };
  const opened = { query: 'saldo', count: 2, locale: 'fi', after: ['karhu'], opened: '/docs/ohjeet/saldo' };
  writeFileSync(log, [karhu, opened].map((line) => JSON.stringify(line)).join('\n'));
});
test.each([
  [[], `Name the log, a line of JSON for each query: ${USAGE}`],
  [['a.jsonl', '--aply', 'x'], `The option is --apply, with a query behind it: ${USAGE}`],
  [['a.jsonl', '--apply', ' '], `--apply names no query: ${USAGE}`],
  [['a.jsonl', '--apply', '=/docs/x'], `--apply names no query: ${USAGE}`],
  [[log, '--apply', 'hukka'], '"hukka" is not a query of the log.'],
  [[log, '--apply', 'karhu=/docs/ohjeet/sald'], '/docs/ohjeet/sald is not a page that the search finds.'],
])(
  '%j is an error',
  async (args, message) => await expect(searchReport(args, engineOf(folder))).rejects.toThrow(message),
);

test('reports a failed query, and applies it with the page that readers finally opened', async () => {
  expect(await searchReport([log], engineOf(folder))).toContain('karhu (failed once');
  expect(await searchReport([log, '--apply', 'karhu'], engineOf(folder))).toContain('synonyms.fi.yaml');
  expect(readFileSync(path.join(path.dirname(log), 'synonyms.fi.yaml'), 'utf8')).toContain(
    '- { spellings: [karhu], pages: [/docs/ohjeet/saldo] }\n',
  );
});

const query = (text: string, more: Partial<ReportedQuery> = {}): ReportedQuery => ({
  query: text,
  locale: 'fi',
  times: 1,
  failures: 1,
  opened: 0,
  next: [],
  ledTo: [],
  now: [],
  nearest: undefined,
  ...more,
});
const found = (text: string, times: number, more: Partial<ReportedQuery>) =>
  query(text, { failures: 0, times, ...more });

const ADVICE =
  'Write those that are right into the content: --apply "query", or --apply "query=/docs/page" with another page.';

test.each<[what: string, queries: ReportedQuery[], lines: string[], limit?: number]>([
  [
    'what finds failures now, and lines to take over for the rest',
    [
      query('karhu', { failures: 3, now: ['/docs/pikaohjeet/maksumuistutus'] }),
      query('hukka: lasku', { nearest: '/docs/ohjeet/lasku' }),
      query('räkning', { locale: 'sv' }),
      query('saldo', { failures: 0 }),
    ],
    [
      '3 of 4 different queries failed:',
      '  karhu (failed 3 times; finds /docs/pikaohjeet/maksumuistutus now)',
      '  hukka: lasku (failed once)',
      '  räkning (failed once)',
      '',
      'Lines for content/synonyms.fi.yaml:',
      '- { spellings: [ "hukka: lasku" ], pages: [ /docs/ohjeet/lasku ] } # only near',
      '',
      'Lines for content/synonyms.sv.yaml:',
      '- { spellings: [ räkning ], pages: [ /docs/ ] } # to be chosen',
      '',
      ADVICE,
    ],
  ],
  [
    'hits that nobody opened, other words, and the page that the search led to in the end',
    [
      found('velat', 4, { now: ['/docs/a', '/docs/b'], ledTo: [['/docs/perinta', 3]], next: [['perintä', 3]] }),
      found('tilat', 2, { now: ['/docs/tilat'] }),
      found('kerran', 1, { now: ['/docs/tilat'] }),
      found('perintä', 3, { opened: 3, now: ['/docs/perinta'], ledTo: [['/docs/perinta', 3]] }),
    ],
    [
      'Hits that nobody opened:',
      '  velat (asked 4 times; finds /docs/a now; led to /docs/perinta 3 times in the end)',
      '  tilat (asked 2 times; finds /docs/tilat now)',
      '',
      'Asked again in other words:',
      '  velat → perintä (3 times)',
      '',
      'Lines for content/synonyms.fi.yaml:',
      '- { spellings: [ velat ], pages: [ /docs/perinta ] } # opened in the end',
      '',
      ADVICE,
    ],
  ],
  [
    'nothing of unopened hits where no page was opened',
    [found('velat', 4, { now: ['/docs/a'] })],
    ['None of the 1 queries of the log failed.'],
  ],
  [
    'no more failures than are asked for',
    [query('yksi', { now: ['/a'] }), query('kaksi', { now: ['/a'] })],
    ['2 of 2 different queries failed, the first 1 of 2:', '  yksi (failed once; finds /a now)'],
    1,
  ],
])('a report shows %s', (_, queries, lines, limit = 10) => {
  expect(formatQueryReport(queries, limit).split('\n')).toEqual(lines);
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

test('a log has a query per line; invalid lines are reported', () => {
  const { queries, errors } = readQueryLog([line('saldo', 3), '', 'x', '{"query":7}', line('lasku', 0)].join('\n'));
  expect(queries.map(({ query }) => query)).toEqual(['saldo', 'lasku']);
  expect(errors.map(({ line: number }) => number)).toEqual([3, 4]);
});

/** The ranked queries of these lines. */
const rankedOf = (...lines: string[]) => rankQueries(readQueryLog(lines.join('\n')).queries);

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
  const { queries, errors } = readQueryLog(
    [JSON.stringify({ day: '2025-03-03', told }), '{"day":"2025-03-03","told":"{\\"query\\":"}'].join('\n'),
  );
  expect([queries, errors.map(({ line: number }) => number)]).toEqual([
    [{ query: 'lasku "b"', count: 2, locale: 'fi' }],
    [2],
  ]);
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
  const { queries } = readQueryLog(JSON.stringify({ query: 'lasku', count: 0, locale: 'fi', ...wrong }));
  expect(queries).toEqual([{ query: 'lasku', count: 0, locale: 'fi' }]);
});

test('removes personal data from a client’s line without an error', () => {
  const { queries, errors } = readQueryLog(
    [
      line('saldo 131052A308T', 0),
      line('matti virtanen', 0),
      JSON.stringify({ query: 'velka', count: 0, locale: 'fi', after: ['0401234567'], opened: '//evil.example/?a' }),
      line('saldo', 0, '../../x'),
    ].join('\n'),
  );
  expect([queries, errors.map(({ line: number }) => number)]).toEqual([
    [
      { query: 'saldo', count: 0, locale: 'fi' },
      { query: 'velka', count: 0, locale: 'fi' },
    ],
    [4],
  ]);
});
