import { listPages } from '../../../../src/node/pages/listPages';

const page = (path: string, locale: string, title: string, draft = false) => ({
  path,
  locale,
  title,
  draft,
  aliases: [],
});
const PAGES = [
  page('/docs/saldo', 'fi', 'Saldo'),
  page('/docs/alku', 'sv', 'Början'),
  page('/docs/alku', 'fi', 'Alku'),
  page('/docs/luonnos', 'fi', 'Luonnos', true),
  page('/docs/luonnos', 'sv', 'Utkast'),
];
const CATEGORIES = [
  { path: '/docs/category/ohjeet', locale: 'fi', title: 'Ohjeet' },
  { path: '/docs/category/ohjeet', locale: 'sv', title: 'Anvisningar' },
];

test('a locale’s list has its own titles, and marks those that are the default locale’s', () => {
  expect(listPages(PAGES, CATEGORIES, 'sv', 'fi')).toEqual([
    { path: '/docs/saldo', title: 'Saldo', lang: 'fi' },
    { path: '/docs/alku', title: 'Början', lang: null },
    { path: '/docs/category/ohjeet', title: 'Anvisningar', lang: null },
  ]);
});

test('the default locale’s list marks nothing, and has no drafts', () => {
  expect(listPages(PAGES, CATEGORIES, 'fi', 'fi')).toEqual([
    { path: '/docs/saldo', title: 'Saldo', lang: null },
    { path: '/docs/alku', title: 'Alku', lang: null },
    { path: '/docs/category/ohjeet', title: 'Ohjeet', lang: null },
  ]);
});

test('an unlisted page is in no list, in whatever language', () => {
  const pages = PAGES.map((each) => ({ ...each, unlisted: each.path === '/docs/alku' && each.locale === 'fi' }));
  expect(listPages(pages, [], 'sv', 'fi').map(({ path }) => path)).toEqual(['/docs/saldo']);
});

test('a page that says so is only in the lists of the languages that it is written in', () => {
  const limited = [{ ...page('/docs/a', 'fi', 'A'), fallback: false }, page('/docs/a', 'sv', 'A')];
  const paths = (locale: string) => listPages(limited, [], locale, 'fi').map(({ path }) => path);
  expect([paths('fi'), paths('sv'), paths('en')]).toEqual([['/docs/a'], ['/docs/a'], []]);
});
