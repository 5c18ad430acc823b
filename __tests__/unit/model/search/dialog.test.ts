import type { PressedKey } from '../../../../src/model/search/shortcut';
import { isApplePlatform, isSlash, isToggleShortcut, typedCharacter } from '../../../../src/model/search/shortcut';
import { readArrivalHighlights, withoutHighlights } from '../../../../src/model/search/arrivalHighlights';
import { areaOf } from '../../../../src/model/search/areas';
import { resultPlace, type FoundPage } from '../../../../src/model/search/provider';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const CONTROL = { ctrlKey: true };

test.each([
  [[press('k', CONTROL), press('K', { metaKey: true })], true],
  [[press('k'), press('j', CONTROL), press('k', { ...CONTROL, altKey: true })], false],
])('%j toggle the dialog: %s', (keys, expected) =>
  expect(keys.map(isToggleShortcut)).toEqual(keys.map(() => expected)),
);

test.each([
  [[press('/'), press('/', { shiftKey: true })], true],
  [[press('/', CONTROL), press('-')], false],
])('%j are a slash: %s', (keys, expected) => expect(keys.map(isSlash)).toEqual(keys.map(() => expected)));

test('a key types its character, unless it is a shortcut, a space or a slash', () => {
  const keys = [press('ä'), press('7'), press('A', { shiftKey: true })];
  expect(keys.map(typedCharacter)).toEqual(['ä', '7', 'A']);
  const others = [press('f', CONTROL), press('Enter'), press(' '), press('/')];
  expect(others.filter((key) => typedCharacter(key) !== undefined)).toEqual([]);
});

test('recognizes Apple platforms', () => {
  const platforms = ['MacIntel', 'iPhone', 'Linux x86_64', 'Win32'];
  expect(platforms.filter(isApplePlatform)).toEqual(['MacIntel', 'iPhone']);
});

test.each([
  ...[null, undefined, 7, {}],
  ...[{ stems: ['a'] }, { stems: 'a', lang: 'fi' }, { stems: [], lang: 'fi' }, { stems: [1, ''], lang: 'fi' }],
])('%j has no stems', (state) => expect(readArrivalHighlights(state)).toBeNull());

test('reads stems, and removes them without changing the router’s state', () => {
  const state = { key: 'x', stems: ['lasku', 7], lang: 'fi' };
  expect([readArrivalHighlights(state), withoutHighlights(state)]).toEqual([
    { stems: ['lasku'], lang: 'fi' },
    { key: 'x' },
  ]);
  expect(withoutHighlights(null)).toBeNull();
});

const AREAS = [
  { id: 'docs', under: ['/docs'] },
  { id: 'faq', under: ['/docs/faq', '/kysymykset'] },
];

test.each([
  ['/docs/faqs', 'docs'],
  ['/blog', null],
])('%s is in the area %s', (path, area) => expect(areaOf(path, AREAS)).toBe(area));

const page = (more: Partial<FoundPage>): FoundPage => ({
  href: '/a',
  lang: 'fi',
  area: null,
  title: [],
  breadcrumb: [],
  snippet: [],
  sections: [],
  ...more,
});

test.each([
  [page({ breadcrumb: ['Ohjeet', 'Laskutus'], area: 'a' }), 'Ohjeet › Laskutus'],
  [page({ area: 'a' }), 'Blogi'],
  [page({}), ''],
])('%#: a page is located in "%s"', (found, place) =>
  expect(resultPlace(found, [{ id: 'a', label: 'Blogi', under: ['/blogi'] }])).toBe(place),
);
