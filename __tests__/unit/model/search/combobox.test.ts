import { nextOption } from '../../../../src/model/search/combobox';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, undefined],
  ['Enter', 1, 3, undefined],
  ['Home', 1, 3, undefined],
])('%s from %i of %i chooses %s', (key, at, count, next) => {
  expect(nextOption(key, at, count)).toBe(next);
});
