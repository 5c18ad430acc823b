import type { OpenedHit } from '../../../extend';
import { addHit, addQuery, parseHits, parseQueries, withoutHit } from '../model/storedHits';

const hit = (href: string): OpenedHit => ({ href, title: 'Saldo', section: '', lang: 'fi' });

test.each([
  ...[null, '', '{', 'null', '{"__proto__":[]}', '[1,null,"a",{}]'],
  ...[{ title: '' }, { title: 7 }, { title: 'x'.repeat(301) }].map((part) =>
    JSON.stringify([{ ...hit('/a'), ...part }]),
  ),
  ...['javascript:alert(1)', '//evil.example', '/\\evil.example'].map((href) => JSON.stringify([hit(href)])),
])('%s contains no hits', (stored) => expect(parseHits(stored)).toEqual([]));

test('parses at most ten stored hits', () => {
  const list = Array.from({ length: 12 }, (_, number) => hit(`/docs/${number}`));
  expect(parseHits(JSON.stringify(list))).toEqual(list.slice(0, 10));
});

test('a hit opened again moves to the front, and the last one is dropped', () => {
  const list = ['/a', '/b', '/c'].map(hit);
  expect(addHit(list, hit('/b'), 3).map(({ href }) => href)).toEqual(['/b', '/a', '/c']);
  expect(addHit(list, hit('/d'), 3).map(({ href }) => href)).toEqual(['/d', '/a', '/b']);
  expect(withoutHit(list, '/b').map(({ href }) => href)).toEqual(['/a', '/c']);
});

test.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["saldo", 5, "", "  "]', ['saldo']],
])('%s has the last queries %j', (stored, queries) => expect(parseQueries(stored)).toEqual(queries));

test('a new query comes first, without duplicates, and seven are stored', () => {
  expect([addQuery(['a'], 'lasku 104552'), addQuery(['a', 'b'], 'b')]).toEqual([['a'], ['b', 'a']]);
  expect(addQuery(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6']);
});
