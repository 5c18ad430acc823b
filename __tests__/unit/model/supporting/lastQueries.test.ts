import { addQuery, parseQueries } from '../../../../src/model/supporting/lastQueries';

test.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["saldo", 5, "", "  "]', ['saldo']],
])('of %s the last queries are %j', (stored, queries) => {
  expect(parseQueries(stored)).toEqual(queries);
});

test('a query comes first, once, and seven are kept', () => {
  expect(addQuery(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(addQuery(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6']);
});
