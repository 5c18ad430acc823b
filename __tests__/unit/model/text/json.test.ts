import { countAt, listAt, textAt, valueAt } from '../../../../src/model/text/json';

const value = { a: { b: [{ c: 'text', n: 3 }] }, nothing: null };

test('a value is found along its keys, and is missing where a step is', () => {
  expect(valueAt(value, 'a', 'b', 0, 'n')).toBe(3);
  expect(valueAt(value)).toBe(value);
  for (const path of [
    ['x', 'y'],
    ['nothing', 'c'],
    ['a', 'b', 5, 'c'],
    ['a', 'b', 0, 'c', 'x'],
  ])
    expect(valueAt(value, ...path)).toBeUndefined();
});

test('what is of another kind counts as missing', () => {
  expect([textAt(value, 'a', 'b', 0, 'c'), textAt(value, 'a', 'b', 0, 'n'), textAt(undefined)]).toEqual([
    'text',
    '',
    '',
  ]);
  expect(listAt(value, 'a', 'b')).toHaveLength(1);
  expect([listAt(value, 'a'), listAt('abc')]).toEqual([[], []]);
});

test.each([
  [3, 3],
  [3.7, 3],
  [0, 0],
  [-2, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  ['3', 0],
  [null, 0],
])('%p counts as %d', (found, count) => {
  expect(countAt({ found }, 'found')).toBe(count);
});
