import { activeHeading, type HeadingBox, type Viewport } from '../../../../src/model/reading/activeHeading';
import { placeNote } from '../../../../src/model/reading/notePlace';
import { distanceToReveal } from '../../../../src/browser/reading/scrollArea';
import { isScrolledAway, isZoomable, transformOnto, zoomedBox, type Size } from '../../../../src/model/reading/zoom';

/** Headings 40 px high at these places of the screen, called a, b, c… */
const at = (...tops: number[]): HeadingBox[] =>
  tops.map((top, index) => ({ id: String.fromCharCode(97 + index), top, bottom: top + 40 }));

const VIEW: Viewport = { height: 800, offset: 60, isAtEnd: false };

test.each<[string, HeadingBox[], string | null]>([
  ['without headings', [], null],
  ['above the first heading, which is in the lower half', at(600, 900), null],
  ['above the first heading, which is below the window', at(1200), null],
  ['with the first heading in the upper half', at(200, 900), 'a'],
  ['with a heading that just fits into the upper half', at(360, 900), 'a'],
  ['with a heading that the middle cuts', at(361, 900), null],
  ['with two headings in the upper half', at(100, 200, 900), 'a'],
  ['with a heading right below the navigation', at(-300, 60, 300), 'b'],
  ['with a heading that the navigation covers', at(-300, 59, 700), 'b'],
  ['in a long part, the next heading in the lower half', at(-900, 500), 'a'],
  ['in a long part, the next heading below the window', at(-900, 1900), 'a'],
  ['below the last heading', at(-900, -400), 'b'],
  ['below the only heading', at(-10), 'a'],
])('%s the active heading is the one being read', (_, boxes, expected) => {
  expect(activeHeading(boxes, VIEW)).toBe(expected);
});

test.each<[string, HeadingBox[], string | null]>([
  ['several short parts', at(-200, 300, 500, 700), 'd'],
  ['a last part that is longer than the window', at(-900, -200), 'b'],
  ['a heading behind the navigation and none below it', at(-900, 20), 'b'],
  ['a heading below the window, under what the page ends with', at(-900, 300, 900), 'b'],
  ['no heading', [], null],
])('at the end of the page, with %s, it is the last one on the screen', (_, boxes, expected) => {
  expect(activeHeading(boxes, { ...VIEW, isAtEnd: true })).toBe(expected);
});

test.each([
  [60, 'b'],
  [0, 'a'],
])('with %d px of the window covered, headings above that are passed', (offset, expected) => {
  expect(activeHeading(at(20, 300), { ...VIEW, offset })).toBe(expected);
});

test('a heading without a size is passed over', () => {
  const hidden = { id: 'hidden', top: 0, bottom: 0 };
  expect(activeHeading([hidden, ...at(200)], { ...VIEW, offset: 0 })).toBe('a');
  expect(activeHeading([hidden], VIEW)).toBeNull();
});

const window = { width: 1000, height: 800 };
const note = { width: 300, height: 100 };

test.each([
  ['below its word', { left: 50, top: 100, bottom: 120 }, { left: 50, top: 128 }],
  ['above its word at the lower edge', { left: 50, top: 700, bottom: 720 }, { left: 50, top: 592 }],
  ['within the right edge', { left: 900, top: 100, bottom: 120 }, { left: 692, top: 128 }],
  ['within the left edge', { left: -5, top: 100, bottom: 120 }, { left: 8, top: 128 }],
])('an explanation stands %s', (_where, word, place) => expect(placeNote({ word, note, window })).toEqual(place));

test('in a window without room above and below it stands below, where the page can be scrolled to', () => {
  const low = { width: 300, height: 120 };
  expect(placeNote({ word: { left: 8, top: 50, bottom: 70 }, note, window: low })).toEqual({ left: 8, top: 78 });
});

test('in a window narrower than the explanation its beginning is seen', () => {
  const narrow = { width: 200, height: 800 };
  expect(placeNote({ word: { left: 90, top: 50, bottom: 70 }, note, window: narrow }).left).toBe(8);
});

const AREA = { top: 100, bottom: 500 };

test.each([
  ['is in the middle', { top: 280, bottom: 320 }, 0],
  ['stands at the upper edge', { top: 100, bottom: 140 }, 0],
  ['stands at the lower edge', { top: 460, bottom: 500 }, 0],
  ['is cut at the upper edge', { top: 90, bottom: 130 }, -190],
  ['is cut at the lower edge', { top: 461, bottom: 501 }, 181],
  ['is far below', { top: 980, bottom: 1020 }, 700],
  ['is far above', { top: -720, bottom: -680 }, -1000],
])('an item that %s moves its area so that it is seen', (_, item, expected) => {
  expect(distanceToReveal(item, AREA)).toBe(expected);
});

const desktop: Size = { width: 1280, height: 800 };
const phone: Size = { width: 360, height: 780 };
const phoneOnItsSide: Size = { width: 780, height: 360 };

test.each<[what: string, natural: Size, window: Size, isDrawing: boolean, box: [number, number, number, number]]>([
  ['a photo smaller than the window', { width: 400, height: 200 }, desktop, false, [440, 300, 400, 200]],
  ['a photo larger than the window', { width: 2560, height: 800 }, desktop, false, [0, 200, 1280, 400]],
  ['a photo higher than the window', { width: 800, height: 1600 }, desktop, false, [440, 0, 400, 800]],
  ['a drawing smaller than the window', { width: 400, height: 200 }, desktop, true, [0, 80, 1280, 640]],
  ['a drawing larger than the window', { width: 2560, height: 1280 }, desktop, true, [0, 80, 1280, 640]],
  ['a wide drawing on a phone', { width: 720, height: 240 }, phone, true, [0, 270, 720, 240]],
  ['a wide photo on a phone', { width: 1000, height: 500 }, phone, false, [0, 140, 1000, 500]],
  ['a huge photo on a phone', { width: 4000, height: 1000 }, phone, false, [0, 255, 1080, 270]],
  ['a high photo on a phone', { width: 780, height: 1560 }, phone, false, [0, 0, 390, 780]],
  ['a small drawing on a phone', { width: 100, height: 50 }, phone, true, [0, 300, 360, 180]],
  ['a small photo on a phone', { width: 100, height: 50 }, phone, false, [130, 365, 100, 50]],
  ['a wide drawing on a phone on its side', { width: 1560, height: 360 }, phoneOnItsSide, true, [0, 90, 780, 180]],
])('%s', (_what, natural, window, isDrawing, [left, top, width, height]) => {
  expect(zoomedBox({ natural, window, isDrawing })).toEqual({ left, top, width, height });
});

test.each([
  [{ width: 63, height: 63 }, false],
  [{ width: 64, height: 10 }, true],
  [{ width: 10, height: 64 }, true],
  [{ width: 0, height: 0 }, false],
])('an image of %o can be enlarged: %s', (size, expected) => expect(isZoomable(size)).toBe(expected));

test('a box is moved and shrunk onto another', () => {
  const box = { left: 100, top: 50, width: 800, height: 400 };
  const target = { left: 300, top: 250, width: 200, height: 100 };
  expect(transformOnto(box, target)).toBe('translate(200px, 200px) scale(0.25)');
});

test('more than 40 pixels are scrolled away', () => {
  expect([140, 141, 60, 59].filter((now) => isScrolledAway(100, now))).toEqual([141, 59]);
});
