import { placeAfterKey } from '../../../../src/model/navigation/listKeys';

test.each<[along: 'column' | 'row', key: string, at: number, place: number | undefined]>([
  ['column', 'ArrowDown', -1, 0],
  ['column', 'ArrowDown', 0, 1],
  ['column', 'ArrowDown', 2, 0],
  ['column', 'ArrowUp', -1, 2],
  ['column', 'ArrowUp', 0, 2],
  ['column', 'ArrowUp', 2, 1],
  ['column', 'ArrowRight', 0, undefined],
  ['row', 'ArrowRight', 0, 1],
  ['row', 'ArrowRight', 2, 0],
  ['row', 'ArrowLeft', 2, 1],
  ['row', 'ArrowLeft', 0, 2],
  ['row', 'ArrowDown', 1, undefined],
  ['row', 'Home', 2, 0],
  ['column', 'End', 0, 2],
  ['column', 'Enter', 0, undefined],
])('in a %s of three, %s at %d leads to %s', (along, key, at, place) => {
  expect(placeAfterKey(key, at, 3, along)).toBe(place);
});

test('an empty list has no places', () => {
  expect(placeAfterKey('ArrowDown', -1, 0, 'column')).toBeUndefined();
});
