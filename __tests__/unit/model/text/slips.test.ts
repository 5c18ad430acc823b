import { editDistance } from '../../../../src/model/text/editDistance';
import { slipsBetween } from '../../../../src/model/text/slips';

test.each([
  ['', '', 2, 0],
  ['lasku', 'lasku', 2, 0],
  ['laksu', 'lasku', 2, 1],
  ['asku', 'lasku', 1, 1],
  ['lasku', 'laskut', 1, 1],
  ['lasku', 'maksu', 2, 2],
  ['lasku', 'maksu', 1, 2],
  ['ca', 'abc', 2, 3],
  ['ca', 'abc', 3, 3],
  ['', 'abc', 2, 3],
  ['abc', 'xyz', 2, 3],
  [`${'a'.repeat(80)}b`, `${'a'.repeat(40)}c${'a'.repeat(39)}`, 2, 2],
  ['x'.repeat(200), 'y'.repeat(200), 2, 3],
  [`b${'a'.repeat(80)}c`, `d${'a'.repeat(80)}e`, 2, 2],
])('between "%s" and "%s" there are, of %i at most, %i', (from, to, most, expected) => {
  expect(slipsBetween(from, to, most)).toBe(expected);
  expect(slipsBetween(to, from, most)).toBe(expected);
});

test('for small distances it is the distance that the whole table gives', () => {
  const words = [];
  for (let number = 0; number < 3 ** 5; number += 1) words.push(number.toString(3).replaceAll('0', 'c'));
  const wrong = [];
  for (const from of words.slice(100, 130)) {
    for (const to of words) {
      for (const most of [1, 2]) {
        const expected = Math.min(editDistance(from, to), most + 1);
        if (slipsBetween(from, to, most) !== expected) wrong.push([from, to, most]);
      }
    }
  }
  expect(wrong).toEqual([]);
});
