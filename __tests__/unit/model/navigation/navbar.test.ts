import { currentMark, hasCurrent, hasPanel, placeOf, type CurrentMark } from '../../../../src/model/navigation/navbar';

const SIDEBAR = [
  { href: '/docs/etusivu', inTrail: false },
  { href: '/docs/category/ohjeet', inTrail: true },
  { href: null, inTrail: true },
  { href: '/docs/category/tilaukset', inTrail: true },
  { href: '/docs/category/faq', inTrail: false },
];

test('a page’s place has the categories on the way to it that have a page', () => {
  expect(placeOf('/docs/ohjeet/tilaukset', SIDEBAR)).toEqual({
    sitePath: '/docs/ohjeet/tilaukset',
    trail: ['/docs/category/ohjeet', '/docs/category/tilaukset'],
  });
  expect(placeOf('/blog')).toEqual({ sitePath: '/blog', trail: [] });
});

test.each<[to: string | null, sitePath: string, mark: CurrentMark]>([
  ['/docs/ohjeet', '/docs/ohjeet', 'page'],
  ['/docs/ohjeet', '/docs/ohjeet/saldo', 'true'],
  ['/docs/ohjeet', '/docs/ohjeet/tilaukset/lasku', 'true'],
  ['/docs/ohjeet', '/docs/ohjevideot', undefined],
  ['/docs/ohjeet', '/docs/ohjeet-2', undefined],
  ['/docs/ohjeet/saldo', '/docs/ohjeet', undefined],
  ['/docs/category/ohjeet', '/docs/ohjeet/saldo', undefined],
  ['/blog', '/blog/2024/05/17/webinaari', 'true'],
  ['/', '/', 'page'],
  ['/', '/docs/ohjeet', undefined],
  [null, '/docs/ohjeet', undefined],
])('a link to %s is marked at %s as %s', (to, sitePath, mark) => {
  expect(currentMark(to, placeOf(sitePath))).toBe(mark);
});

test.each<[to: string, mark: CurrentMark]>([
  ['/docs/category/ohjeet', 'true'],
  ['/docs/category/tilaukset', 'true'],
  ['/docs/category/faq', undefined],
  ['/docs/etusivu', undefined],
])('a link to %s is marked by the sidebar as %s', (to, mark) => {
  expect(currentMark(to, placeOf('/docs/ohjeet/tilaukset', SIDEBAR))).toBe(mark);
});

test('the page of a category is marked as the page itself', () => {
  expect(currentMark('/docs/category/ohjeet', placeOf('/docs/category/ohjeet', SIDEBAR))).toBe('page');
});

test('a dropdown is marked when one of its links is', () => {
  const outside = { to: null, href: 'https://tuki.example.com' };
  const blog = { to: '/blog', href: null };
  expect(hasCurrent([outside, blog], placeOf('/blog/archive'))).toBe(true);
  expect(hasCurrent([outside, blog], placeOf('/docs/saldo'))).toBe(false);
});

test.each([
  [{ items: 0, locales: 1, hasSidebar: false }, false],
  [{ items: 1, locales: 1, hasSidebar: false }, true],
  [{ items: 0, locales: 2, hasSidebar: false }, true],
  [{ items: 0, locales: 1, hasSidebar: true }, true],
])('with %j there is a panel: %s', (content, expected) => {
  expect(hasPanel(content)).toBe(expected);
});
