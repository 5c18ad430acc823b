import { placeNote } from '../../../../src/model/reading/notePlace';

const window = { width: 1000, height: 800 };
const note = { width: 300, height: 100 };

test.each([
  ['below its word', { left: 50, top: 100, bottom: 120 }, { left: 50, top: 128 }],
  ['above its word at the lower edge', { left: 50, top: 700, bottom: 720 }, { left: 50, top: 592 }],
  ['within the right edge', { left: 900, top: 100, bottom: 120 }, { left: 692, top: 128 }],
  ['within the left edge', { left: -5, top: 100, bottom: 120 }, { left: 8, top: 128 }],
])('an explanation stands %s', (_where, word, place) => {
  expect(placeNote({ word, note, window })).toEqual(place);
});

test('in a window without room above and below it stands below, where the page can be scrolled to', () => {
  const low = { width: 300, height: 120 };
  expect(placeNote({ word: { left: 8, top: 50, bottom: 70 }, note, window: low })).toEqual({ left: 8, top: 78 });
});

test('in a window narrower than the explanation its beginning is seen', () => {
  const narrow = { width: 200, height: 800 };
  expect(placeNote({ word: { left: 90, top: 50, bottom: 70 }, note, window: narrow }).left).toBe(8);
});
