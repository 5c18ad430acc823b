import {
  afterMove,
  afterScroll,
  startNavbarScroll,
  type NavbarScroll,
} from '../../../../src/model/navigation/navbarScroll';

const visible = (top: number): NavbarScroll => ({ isHidden: false, top, isNextIgnored: false });
const hidden = (top: number): NavbarScroll => ({ isHidden: true, top, isNextIgnored: false });
const ignoring = (state: NavbarScroll): NavbarScroll => ({ ...state, isNextIgnored: true });
/** A page of 3000 pixels in a window of 800, scrolled to `top`. */
const at = (top: number, isHeld = false) => ({ top, viewportHeight: 800, documentHeight: 3000, isHeld });

test.each<[what: string, before: NavbarScroll, top: number, isHidden: boolean]>([
  ['down', visible(100), 101, true],
  ['further down', hidden(400), 900, true],
  ['down from the very top, in one jump', visible(0), 700, false],
  ['within the bar’s height of the top', visible(20), 59, false],
  ['down past the bar’s height', visible(59), 60, true],
  ['up', hidden(900), 899, false],
  ['further up', visible(500), 400, false],
  ['to the top', hidden(900), 0, false],
  ['above the top, as a page that bounces', hidden(900), -30, false],
  ['sideways, while hidden', hidden(900), 900, true],
  ['sideways, while visible', visible(900), 900, false],
  ['up from the bottom, as a page that bounces', hidden(2200), 2150, true],
  ['up from the bottom, as far as a reader', hidden(2200), 2139, false],
  ['up near the bottom, while visible', visible(2200), 2150, false],
  ['down, when the browser did it', ignoring(visible(100)), 900, false],
  ['up, when the browser did it', ignoring(hidden(900)), 500, true],
  ['to the top, when the browser did it', ignoring(hidden(900)), 0, false],
])('scrolling %s', (_, before, top, isHidden) => {
  expect(afterScroll(before, at(top))).toEqual({ isHidden, top, isNextIgnored: false });
});

test.each([visible(100), hidden(100), ignoring(hidden(100))])(
  'a bar with the focus or an open menu stays: %j',
  (before) => {
    expect(afterScroll(before, at(900, true))).toEqual(visible(900));
  },
);

test('a page that is reloaded further down keeps its bar until the reader scrolls down', () => {
  const restored = afterScroll(startNavbarScroll(0), at(1500));
  expect(restored).toEqual(visible(1500));
  expect(afterScroll(restored, at(1510))).toEqual(hidden(1510));
});

test.each<[what: string, top: number, hasTarget: boolean, isHidden: boolean]>([
  ['to a heading', 700, true, true],
  ['to a heading near the top', 40, true, false],
  ['to another page', 0, false, false],
  ['back to where the page stood', 700, false, false],
])('moving %s', (_, top, hasTarget, isHidden) => {
  const moved = afterMove(top, hasTarget);
  expect(moved).toEqual({ isHidden, top, isNextIgnored: true });
  expect(afterScroll(moved, at(top)).isHidden).toBe(isHidden);
});
