import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { learnExpectations, learnSynonyms } from '../../node/learnWords';
import { rankQueries, readQueryLog } from '../../node/queryReport';
import { formatQueryReport, type ReportedQuery } from '../../node/reportText';
import { searchReport } from '../../node/searchReport';
import { makeContentFolder, removeTemporaryFolders } from '../../../../../__tests__/support/contentFolder';

const USAGE = 'npm run search:report -- queries.jsonl --apply "karhulasku" --apply "velat=/docs/perinta"';
const log = path.join(makeContentFolder(), 'queries.jsonl');
beforeAll(() => {
  process.env.SITE_CONTENT = path.dirname(log);
  const karhu = { query: 'karhu', count: 0, locale: 'fi' };
  const opened = { query: 'saldo', count: 2, locale: 'fi', after: ['karhu'], opened: '/docs/ohjeet/saldo' };
  writeFileSync(log, [karhu, opened].map((line) => JSON.stringify(line)).join('\n'));
});
afterAll(removeTemporaryFolders);

test.each([
  [[], `Name the log, a line of JSON for each query: ${USAGE}`],
  [['a.jsonl', '--aply', 'x'], `The option is --apply, with a query behind it: ${USAGE}`],
  [['a.jsonl', '--apply', ' '], `--apply names no query: ${USAGE}`],
  [['a.jsonl', '--apply', '=/docs/x'], `--apply names no query: ${USAGE}`],
  [[log, '--apply', 'hukka'], '"hukka" is no query of the log.'],
  [[log, '--apply', 'karhu=/docs/ohjeet/sald'], '/docs/ohjeet/sald is no page that the search finds.'],
])('%j is an error', async (args, message) => {
  await expect(searchReport(args)).rejects.toThrow(message);
});

test('a failed query is reported, and learnt with the page that readers opened in the end', async () => {
  expect(await searchReport([log])).toContain('karhu (failed once');
  expect(await searchReport([log, '--apply', 'karhu'])).toContain('synonyms.fi.yaml');
  expect(readFileSync(path.join(path.dirname(log), 'synonyms.fi.yaml'), 'utf8')).toContain(
    '- { words: [karhu], pages: [/docs/ohjeet/saldo] }\n',
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

test('failures are told with what finds them now, and with lines to take over for the rest', () => {
  const report = formatQueryReport(
    [
      query('karhu', { failures: 3, now: ['/docs/pikaohjeet/maksumuistutus'] }),
      query('hukka: lasku', { nearest: '/docs/ohjeet/lasku' }),
      query('räkning', { locale: 'sv' }),
      query('saldo', { failures: 0 }),
    ],
    10,
  );
  expect(report.split('\n')).toEqual([
    '3 of 4 different queries failed:',
    '  karhu (failed 3 times; finds /docs/pikaohjeet/maksumuistutus now)',
    '  hukka: lasku (failed once)',
    '  räkning (failed once)',
    '',
    'Lines for content/synonyms.fi.yaml:',
    '- { words: [ "hukka: lasku" ], pages: [ /docs/ohjeet/lasku ] } # only near',
    '',
    'Lines for content/synonyms.sv.yaml:',
    '- { words: [ räkning ], pages: [ /docs/ ] } # to be chosen',
    '',
    'Write those that are right into the content: --apply "query", or --apply "query=/docs/page" with another page.',
  ]);
});

test('hits that nobody opened and other words are told, with the page that the search led to in the end', () => {
  const report = formatQueryReport(
    [
      query('velat', {
        failures: 0,
        times: 4,
        now: ['/docs/a', '/docs/b'],
        ledTo: [['/docs/perinta', 3]],
        next: [['perintä', 3]],
      }),
      query('tilat', { failures: 0, times: 2, now: ['/docs/tilat'] }),
      query('kerran', { failures: 0, now: ['/docs/tilat'] }),
      query('perintä', { failures: 0, times: 3, opened: 3, now: ['/docs/perinta'], ledTo: [['/docs/perinta', 3]] }),
    ],
    10,
  );
  expect(report.split('\n')).toEqual([
    'Hits that nobody opened:',
    '  velat (asked 4 times; finds /docs/a now; led to /docs/perinta 3 times in the end)',
    '  tilat (asked 2 times; finds /docs/tilat now)',
    '',
    'Asked again in other words:',
    '  velat → perintä (3 times)',
    '',
    'Lines for content/synonyms.fi.yaml:',
    '- { words: [ velat ], pages: [ /docs/perinta ] } # opened in the end',
    '',
    'Write those that are right into the content: --apply "query", or --apply "query=/docs/page" with another page.',
  ]);
});

test('a log that tells of no opened page says nothing of unopened hits', () => {
  expect(formatQueryReport([query('velat', { failures: 0, times: 4, now: ['/docs/a'] })], 10)).toBe(
    'None of the 1 queries of the log failed.',
  );
});

test('no more failures are shown than are asked for', () => {
  const report = formatQueryReport([query('yksi', { now: ['/a'] }), query('kaksi', { now: ['/a'] })], 1);
  expect(report).toBe('2 of 2 different queries failed, the first 1 of 2:\n  yksi (failed once; finds /a now)');
});

test('a synonym that is too long for a line has two', () => {
  const query = 'sana '.repeat(20).trim();
  expect(learnSynonyms('', [{ query, page: '/docs/muistutus' }])).toBe(
    `- words: [${query}]\n  pages: [/docs/muistutus]\n`,
  );
});

const KARHU = { query: 'karhu', page: '/docs/muistutus' };
const COLON = { query: 'hukka: lasku', page: '/docs/lasku' };

test.each([
  ['', '- { words: [karhu], pages: [/docs/muistutus] }\n- { words: ["hukka: lasku"], pages: [/docs/lasku] }\n'],
  [
    '# Sanat\n- { words: [a], pages: [/b] }',
    '# Sanat\n- { words: [a], pages: [/b] }\n- { words: [karhu], pages: [/docs/muistutus] }\n- { words: ["hukka: lasku"], pages: [/docs/lasku] }\n',
  ],
])('synonyms stand at the end of %j', (text, expected) => expect(learnSynonyms(text, [KARHU, COLON])).toBe(expected));

test.each([
  ['', 'readers:\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n'],
  [
    '# Haut\nexact:\n  saldo: /docs/saldo\n',
    '# Haut\nexact:\n  saldo: /docs/saldo\nreaders:\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n',
  ],
  [
    'readers:\n  velat: /docs/perinta\nnone:\n  sää: []\n',
    'readers:\n  velat: /docs/perinta\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\nnone:\n  sää: []\n',
  ],
  [
    'readers:\n  velat: /docs/perinta',
    'readers:\n  velat: /docs/perinta\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n',
  ],
])('expected searches stand with those that readers taught: %j', (text, expected) => {
  expect(learnExpectations(text, [KARHU, COLON])).toBe(expected);
});

test('what is expected already is left alone', () => {
  const text = 'exact:\n  karhu: /docs/karhu\n';
  expect(learnExpectations(text, [KARHU])).toBe(text);
});

const line = (query: string, count: number, locale = 'fi') => JSON.stringify({ query, count, locale });

test('a log has a query a line; what is none is told by its line', () => {
  const { queries, faults } = readQueryLog([line('saldo', 3), '', 'x', '{"query":7}', line('lasku', 0)].join('\n'));
  expect(queries.map(({ query }) => query)).toEqual(['saldo', 'lasku']);
  expect(faults.map(({ line: number }) => number)).toEqual([3, 4]);
});

test('queries that fail most often come first, each once, as it is written most often', () => {
  const { queries } = readQueryLog(
    [
      line('Karhu!', 0),
      line('karhu', 0),
      line('karhu', 0),
      line('saldo', 9),
      line('hukka', 0),
      line('karhu', 0, 'sv'),
    ].join('\n'),
  );
  expect(rankQueries(queries)).toEqual([
    { query: 'karhu', locale: 'fi', times: 3, failures: 3, opened: 0, next: [], ledTo: [] },
    { query: 'hukka', locale: 'fi', times: 1, failures: 1, opened: 0, next: [], ledTo: [] },
    { query: 'karhu', locale: 'sv', times: 1, failures: 1, opened: 0, next: [], ledTo: [] },
    { query: 'saldo', locale: 'fi', times: 1, failures: 0, opened: 0, next: [], ledTo: [] },
  ]);
});

test('what was typed on the way to a longer query is left out', () => {
  const { queries } = readQueryLog([line('kar', 0), line('karhu', 0), line('lasku', 4)].join('\n'));
  expect(rankQueries(queries).map(({ query }) => query)).toEqual(['karhu', 'lasku']);
});

test('a log of nginx is read as what the browser sent', () => {
  const told = line('lasku "b"', 2);
  const { queries, faults } = readQueryLog(
    [JSON.stringify({ day: '2025-03-03', told }), '{"day":"2025-03-03","told":"{\\"query\\":"}'].join('\n'),
  );
  expect([queries, faults.map(({ line: number }) => number)]).toEqual([
    [{ query: 'lasku "b"', count: 2, locale: 'fi' }],
    [2],
  ]);
});

test('what was asked next, and where a search ended, belong to the query that began it', () => {
  const search = [
    { query: 'karhu', count: 0, locale: 'fi' },
    { query: 'muistutus', count: 4, locale: 'fi', after: ['karhu'] },
    { query: 'muistutus', count: 4, locale: 'fi', after: ['karhu'], opened: '/docs/muistutus' },
  ];
  const { queries } = readQueryLog([...search, ...search].map((each) => JSON.stringify(each)).join('\n'));
  expect(rankQueries(queries)).toEqual([
    {
      query: 'karhu',
      locale: 'fi',
      times: 2,
      failures: 2,
      opened: 0,
      next: [['muistutus', 2]],
      ledTo: [['/docs/muistutus', 2]],
    },
    {
      query: 'muistutus',
      locale: 'fi',
      times: 2,
      failures: 0,
      opened: 2,
      next: [],
      ledTo: [['/docs/muistutus', 2]],
    },
  ]);
});

test.each([[{ after: [7] }], [{ opened: 7 }]])('a line with %j counts without it', (wrong) => {
  const { queries } = readQueryLog(JSON.stringify({ query: 'lasku', count: 0, locale: 'fi', ...wrong }));
  expect(queries).toEqual([{ query: 'lasku', count: 0, locale: 'fi' }]);
});

test('personal data that a client wrote into the log is left out, without an error', () => {
  const { queries, faults } = readQueryLog(
    [
      line('saldo 131052A308T', 0),
      line('matti virtanen', 0),
      JSON.stringify({ query: 'velka', count: 0, locale: 'fi', after: ['0401234567'], opened: '//evil.example/?a' }),
      line('saldo', 0, '../../x'),
    ].join('\n'),
  );
  expect([queries, faults.map(({ line: number }) => number)]).toEqual([
    [
      { query: 'saldo', count: 0, locale: 'fi' },
      { query: 'velka', count: 0, locale: 'fi' },
    ],
    [4],
  ]);
});
