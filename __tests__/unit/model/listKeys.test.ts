import { placeAfterKey } from '../../../src/model/listKeys';

test.each<[key: string, at: number, place: number | undefined]>([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, undefined],
])('in a list of three, %s at %d leads to %s', (key, at, place) => {
  expect(placeAfterKey(key, at, 3)).toBe(place);
});

test('an empty list has no places', () => {
  expect(placeAfterKey('ArrowDown', -1, 0)).toBeUndefined();
});
