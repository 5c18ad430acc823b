import { activeHeading, type HeadingBox, type Viewport } from '../../../../src/model/reading/activeHeading';

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
