import { isScrolledAway, isZoomable, transformOnto, zoomedBox, type Size } from '../../../../src/model/reading/zoom';

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
])('an image of %o can be enlarged: %s', (size, expected) => {
  expect(isZoomable(size)).toBe(expected);
});

test('a box is moved and shrunk onto another', () => {
  const box = { left: 100, top: 50, width: 800, height: 400 };
  const target = { left: 300, top: 250, width: 200, height: 100 };
  expect(transformOnto(box, target)).toBe('translate(200px, 200px) scale(0.25)');
});

test.each([
  [100, 140, false],
  [100, 141, true],
  [100, 60, false],
  [100, 59, true],
])('from %i to %i the reader has scrolled away: %s', (start, now, expected) => {
  expect(isScrolledAway(start, now)).toBe(expected);
});
