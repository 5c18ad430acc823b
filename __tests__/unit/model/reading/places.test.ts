import { activeHeading, type HeadingBox, type Viewport } from '../../../../src/model/reading/activeHeading';
import { placeNote } from '../../../../src/model/reading/notePlace';
import { distanceToReveal } from '../../../../src/browser/reading/scrollArea';
import {
  isScrolledAway,
  isZoomable,
  openingFactor,
  transformOnto,
  zoomedBox,
  type Size,
} from '../../../../src/model/reading/zoom';

/** Headings 40 px high at these positions on the screen, called a, b, c… */
const at = (...tops: number[]): HeadingBox[] =>
  tops.map((top, index) => ({ id: String.fromCharCode(97 + index), top, bottom: top + 40 }));

const VIEW: Viewport = { height: 800, isAtEnd: false };

test.each<[string, HeadingBox[], string | null]>([
  ['with a heading at a quarter of the window', at(-300, 200, 500), 'b'],
  ['with a heading below a quarter', at(-300, 201, 500), 'a'],
])('%s the active heading is that of the text being read', (_, boxes, expected) => {
  expect(activeHeading(boxes, VIEW)).toBe(expected);
});

test.each<[string, HeadingBox[], string | null]>([
  ['several short parts', at(-200, 300, 500, 700), 'd'],
  ['a heading below the window, under what the page ends with', at(-900, 300, 900), 'b'],
])('at the end of the page, with %s, the last visible heading is active', (_, boxes, expected) => {
  expect(activeHeading(boxes, { ...VIEW, isAtEnd: true })).toBe(expected);
});

test('in a low window a link’s target heading is active', () =>
  expect(activeHeading(at(-100, 76), { ...VIEW, height: 240 })).toBe('b'));

test('skips a heading without a size', () => {
  const hidden = { id: 'hidden', top: 0, bottom: 0 };
  expect([activeHeading([...at(0), hidden], VIEW), activeHeading([hidden], VIEW)]).toEqual(['a', null]);
});

const window = { width: 1000, height: 800 };
const note = { width: 300, height: 100 };

test.each([
  ['above its word at the lower edge', { left: 50, top: 700, bottom: 720 }, { left: 50, top: 592 }],
  ['within the right edge', { left: 900, top: 100, bottom: 120 }, { left: 692, top: 128 }],
])('an explanation is placed %s', (_where, word, place) => expect(placeNote({ word, note, window })).toEqual(place));

test('without room above and below, places it below, where the page can be scrolled to', () => {
  const low = { width: 300, height: 120 };
  expect(placeNote({ word: { left: 8, top: 50, bottom: 70 }, note, window: low })).toEqual({ left: 8, top: 78 });
});

const AREA = { top: 100, bottom: 500 };

test.each([
  ['is in the middle', { top: 280, bottom: 320 }, 0],
  ['stands at the upper edge', { top: 100, bottom: 140 }, 0],
  ['stands at the lower edge', { top: 460, bottom: 500 }, 0],
])('an item that %s scrolls its area by this distance', (_, item, expected) => {
  expect(distanceToReveal(item, AREA)).toBe(expected);
});

const desktop: Size = { width: 1280, height: 800 };
const phone: Size = { width: 360, height: 780 };

test.each<[what: string, natural: Size, window: Size, isDrawing: boolean, box: [number, number, number, number]]>([
  ['a photo larger than the window', { width: 2560, height: 800 }, desktop, false, [48, 215, 1184, 370]],
  ['a photo higher than the window', { width: 800, height: 1600 }, desktop, false, [464, 48, 352, 704]],
  ['a small drawing', { width: 400, height: 200 }, desktop, true, [340, 250, 600, 300]],
  ['a high photo on a phone', { width: 780, height: 1560 }, phone, false, [16, 62, 328, 656]],
])('%s', (_what, natural, window, isDrawing, [left, top, width, height]) => {
  expect(zoomedBox({ natural, window, isDrawing })).toEqual({ left, top, width, height });
});

test.each([
  ['that the window enlarges', { width: 2560, height: 800 }, desktop, 620, 1],
  ['that a phone enlarges little', { width: 800, height: 400 }, phone, 328, 2],
])('an image %s opens at factor %s', (_what, natural, window, width, factor) => {
  expect(openingFactor({ natural, window, isDrawing: false }, width)).toBe(factor);
});

test.each([
  [{ width: 10, height: 64 }, true],
  [{ width: 0, height: 0 }, false],
])('an image of %o can be enlarged: %s', (size, expected) => expect(isZoomable(size)).toBe(expected));

test('moves and scales a box onto another', () => {
  const box = { left: 100, top: 50, width: 800, height: 400 };
  const target = { left: 300, top: 250, width: 200, height: 100 };
  expect(transformOnto(box, target)).toBe('translate(200px, 200px) scale(0.25)');
});

test('more than 40 pixels count as scrolled away', () =>
  expect([140, 141, 60, 59].filter((now) => isScrolledAway(100, now))).toEqual([141, 59]));
