import { editDistance } from '../../../../src/model/text/editDistance';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['title', 'title', 0],
  ['titel', 'title', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
  ['häiriö', 'hairio', 2],
  ['😀', '😁', 1],
])('from "%s" to "%s" it takes %d steps', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
