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
    { query: 'karhu', locale: 'fi', times: 3, failures: 3 },
    { query: 'hukka', locale: 'fi', times: 1, failures: 1 },
    { query: 'karhu', locale: 'sv', times: 1, failures: 1 },
    { query: 'saldo', locale: 'fi', times: 1, failures: 0 },
  ]);
});

test('what was typed on the way to a longer query is left out', () => {
  const { queries } = readQueryLog([line('kar', 0), line('karhu', 0), line('lasku', 4)].join('\n'));
  expect(rankQueries(queries).map(({ query }) => query)).toEqual(['karhu', 'lasku']);
});
