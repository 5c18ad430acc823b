import { rankQueries, readQueryLog } from '../../../../../src/node/search/evaluation/queryReport';

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

test.each([[{ after: 'karhu' }], [{ after: [7] }], [{ opened: 7 }]])('a line with %j counts without it', (wrong) => {
  const { queries } = readQueryLog(JSON.stringify({ query: 'lasku', count: 0, locale: 'fi', ...wrong }));
  expect(queries).toEqual([{ query: 'lasku', count: 0, locale: 'fi' }]);
});
