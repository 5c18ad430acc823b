import {
  addressOfPath,
  changeBetween,
  mayFetchAhead,
  opensAtTop,
  pageDataPath,
  pagePathOf,
  progressAt,
  scrollMove,
  tidyPathname,
  type NavigationKind,
  type ScrollMove,
} from '../../../../src/model/navigation/pageNavigation';
import { addressParts as at } from '../../../support/addressParts';

test.each([
  ['/a', '/a', 'none'],
  ['/a#x', '/a#x', 'none'],
  ['/a', '/a#x', 'hash'],
  ['/a?q=1', '/a?q=2', 'query'],
  ['/a?q=1#x', '/a?q=2#y', 'query'],
  ['/a?q=1#x', '/b?q=1#x', 'path'],
] as const)('from %s to %s the address changes by: %s', (before, after, expected) => {
  expect(changeBetween(at(before), at(after))).toBe(expected);
});

test.each<[string, string, string, NavigationKind, number | undefined, object]>([
  ['a position of another visit does not count for a new page', '/a', '/b', 'push', 300, { to: 'top' }],
  ['a malformed hash is taken as it stands', '/a', '/b#%E0%A4%A', 'push', undefined, { to: 'target', id: '%E0%A4%A' }],
  ['a change of the query keeps the place', '/a?q=1', '/a?q=2', 'replace', undefined, { to: 'nowhere' }],
  ['back to a hash leads to where the reader was, too', '/b', '/a#x', 'pop', 0, { to: 'position', top: 0 }],
  ['back to an entry without a position leads to its hash', '/b', '/a#x', 'pop', undefined, { to: 'target', id: 'x' }],
])('%s', (_, before, after, arrival, noted, expected) => {
  expect(scrollMove(at(before), at(after), arrival, noted)).toEqual(expected);
});

test.each([
  ['/docs/saldo/', '', '/docs/saldo'],
  ['//evil.example', '', '//evil.example'],
  ['/ohje', '/ohje', '/'],
  ['/ohjelma', '/ohje', undefined],
])('%s under the base "%s" is the page %s', (pathname, base, expected) => {
  expect(pagePathOf(pathname, base)).toBe(expected);
});

test.each([
  ['/docs/h%C3%A4//', '', '/docs/h%C3%A4'],
  ['//evil.example/', '', '//evil.example'],
  ['/ohje', '/ohje', '/ohje'],
])('the pathname %s under the base "%s" is normalized to %s', (pathname, base, expected) => {
  expect(tidyPathname(pathname, base)).toBe(expected);
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/%5Cevil.example'],
])('the address of the path %s is %s', (path, expected) => expect(addressOfPath(path)).toBe(expected));

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['//evil.example/x', '/page-data/evil.example/x/page-data.json'],
  ['/docs/%E0%A4%A', '/page-data/docs/%25E0%25A4%25A/page-data.json'],
])('the page data of %s is at %s', (path, expected) => expect(pageDataPath(path)).toBe(expected));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('prefetches on good connections without data saving, and not for robots', () => {
  const good = [undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g', saveData: false }];
  const bad = [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }];
  const fast = [...good, ...bad].filter((connection) => mayFetchAhead({ connection, userAgent: FIREFOX }));
  expect(fast).toEqual(good);
  expect(mayFetchAhead({ connection: {}, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false);
});

test('the progress bar starts at 8 %, always advances, and never completes by itself', () => {
  const steps = [0, 100, 1000, 10_000, 20_000].map(progressAt);
  expect(steps[0]).toBeCloseTo(0.08);
  expect([[...steps].sort((a, b) => a - b), new Set(steps).size]).toEqual([steps, steps.length]);
  expect(progressAt(10 ** 9)).toBeLessThan(1);
});

test('a page opens at its top unless scrolled', () => {
  const atTop: ScrollMove[] = [{ to: 'top' }, { to: 'position', top: 0 }];
  const others: ScrollMove[] = [{ to: 'position', top: 40 }, { to: 'target', id: 'osio' }, { to: 'nowhere' }];
  expect([...atTop, ...others].filter(opensAtTop)).toEqual(atTop);
});
