import { ordinal } from '../../../../../src/node/search/evaluation/ordinal';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [13, '13th'],
  [22, '22nd'],
  [111, '111th'],
  [121, '121st'],
])('place %d is the %s', (place, text) => {
  expect(ordinal(place)).toBe(text);
});
