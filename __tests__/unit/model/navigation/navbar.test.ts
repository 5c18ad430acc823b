import {
  currentMark,
  hasCurrent,
  hasPanel,
  currentPageOf,
  type CurrentMark,
} from '../../../../src/model/navigation/navbar';
import type { NavbarScroll } from '../../../../src/model/navigation/navbarScroll';
import { afterMove, afterScroll, startNavbarScroll } from '../../../../src/model/navigation/navbarScroll';
import { indexAfterKey } from '../../../../src/model/navigation/listKeys';
import { isPlainClick } from '../../../../src/model/navigation/plainClick';

const SIDEBAR = [
  { href: '/docs/etusivu', inTrail: false },
  { href: '/docs/category/ohjeet', inTrail: true },
  { href: null, inTrail: true },
  { href: '/docs/category/tilaukset', inTrail: true },
  { href: '/docs/category/faq', inTrail: false },
];

test('the trail of a page has the ancestor categories with a page', () => {
  expect(currentPageOf('/docs/ohjeet/tilaukset', SIDEBAR)).toEqual({
    sitePath: '/docs/ohjeet/tilaukset',
    trail: ['/docs/category/ohjeet', '/docs/category/tilaukset'],
  });
  expect(currentPageOf('/blog')).toEqual({ sitePath: '/blog', trail: [] });
});

test.each<[to: string | null, sitePath: string, mark: CurrentMark]>([
  ['/blog', '/blog/2024/05/17/webinaari', 'true'],
  ['/', '/docs/ohjeet', undefined],
])('a link to %s has, at %s, the mark %s', (to, sitePath, mark) =>
  expect(currentMark(to, currentPageOf(sitePath))).toBe(mark),
);

test('the page of a category is marked as the current page', () =>
  expect(currentMark('/docs/category/ohjeet', currentPageOf('/docs/category/ohjeet', SIDEBAR))).toBe('page'));

test('a dropdown is marked if one of its links is', () => {
  const outside = { to: null, href: 'https://tuki.example.com' };
  const blog = { to: '/blog', href: null };
  expect(hasCurrent([outside, blog], currentPageOf('/blog/archive'))).toBe(true);
  expect(hasCurrent([outside, blog], currentPageOf('/docs/saldo'))).toBe(false);
});

test.each([
  [{ items: 0, locales: 1, hasSidebar: false }, false],
  [{ items: 1, locales: 1, hasSidebar: false }, true],
  [{ items: 0, locales: 2, hasSidebar: false }, true],
])('with %j there is a mobile panel: %s', (content, expected) => expect(hasPanel(content)).toBe(expected));

const visible = (top: number): NavbarScroll => ({ isHidden: false, top, isNextIgnored: false });
const hidden = (top: number): NavbarScroll => ({ isHidden: true, top, isNextIgnored: false });
const ignoring = (state: NavbarScroll): NavbarScroll => ({ ...state, isNextIgnored: true });
/** A page of 3000 pixels in a window of 800, scrolled to `top`. */
const at = (top: number, isHeld = false) => ({ top, viewportHeight: 800, documentHeight: 3000, isHeld });

test.each<[what: string, before: NavbarScroll, top: number, isHidden: boolean]>([
  ['down from the very top, in one jump', visible(0), 700, false],
  ['down past the bar’s height', visible(59), 60, true],
  ['sideways, while hidden', hidden(900), 900, true],
  ['up from the bottom, as a page that bounces', hidden(2200), 2150, true],
  ['up from the bottom, as far as a reader', hidden(2200), 2139, false],
  ['to the top, when the browser did it', ignoring(hidden(900)), 0, false],
])('scrolling %s', (_, before, top, isHidden) => {
  expect(afterScroll(before, at(top))).toEqual({ isHidden, top, isNextIgnored: false });
});

test.each([visible(100), hidden(100), ignoring(hidden(100))])(
  'a navbar with focus or an open menu stays visible: %j',
  (before) => expect(afterScroll(before, at(900, true))).toEqual(visible(900)),
);

test('after a reload further down the navbar stays until the reader scrolls down', () => {
  const restored = afterScroll(startNavbarScroll(0), at(1500));
  expect([restored, afterScroll(restored, at(1510))]).toEqual([visible(1500), hidden(1510)]);
});

test.each<[what: string, top: number, hasTarget: boolean, isHidden: boolean]>([
  ['to a heading', 700, true, true],
  ['to a heading near the top', 40, true, false],
])('moving %s', (_, top, hasTarget, isHidden) => {
  const moved = afterMove(top, hasTarget);
  expect([moved, afterScroll(moved, at(top)).isHidden]).toEqual([{ isHidden, top, isNextIgnored: true }, isHidden]);
});

test.each<[along: 'column' | 'row', key: string, from: number[], to: (number | undefined)[]]>([
  ['row', 'ArrowRight', [0, 2], [1, 0]],
  ['row', 'ArrowLeft', [2, 0], [1, 2]],
  ['row', 'Home', [2], [0]],
  ['column', 'End', [0], [2]],
])('in a %s of three, %s leads from %j to %j', (along, key, from, to) => {
  expect(from.map((at) => indexAfterKey(key, at, 3, along))).toEqual(to);
});

test('an empty list has no positions', () => expect(indexAfterKey('ArrowDown', -1, 0, 'column')).toBeUndefined());

const PLAIN = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a plain click is one with the main button and without modifier keys', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
  const others = [{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }];
  expect(others.filter((held) => isPlainClick({ ...PLAIN, ...held }))).toEqual([]);
});
