import { listPages as listPagesPagination } from '../../../../src/node/pages/planBlog';
import { listPages } from '../../../../src/node/createPages';

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
const CARD = { href: '/docs/saldo', title: 'Saldo', description: '', lang: null, isCategory: false, count: 0 };
const CATEGORIES = [
  { path: '/docs/category/ohjeet', locale: 'fi', title: 'Ohjeet', groups: [{ label: '', cards: [CARD] }] },
  { path: '/docs/category/ohjeet', locale: 'sv', title: 'Anvisningar', groups: [{ label: '', cards: [CARD] }] },
];

test.each([
  ['sv', ['/docs/saldo Saldo fi Anvisningar', '/docs/alku Början null ', '/docs/category/ohjeet Anvisningar null ']],
  ['fi', ['/docs/saldo Saldo null Ohjeet', '/docs/alku Alku null ', '/docs/category/ohjeet Ohjeet null ']],
])(
  'the page list of %s has its own titles and sections, no drafts, and marks untranslated pages',
  (locale, expected) => {
    const listed = listPages(PAGES, CATEGORIES, locale, 'fi');
    expect(listed.map(({ path, title, lang, section }) => `${path} ${title} ${lang} ${section}`)).toEqual(expected);
  },
);

test('an unlisted page is in no list of any language', () => {
  const pages = PAGES.map((each) => ({ ...each, unlisted: each.path === '/docs/alku' && each.locale === 'fi' }));
  expect(listPages(pages, [], 'sv', 'fi').map(({ path }) => path)).toEqual(['/docs/saldo']);
});

test('a page without fallback is only in the lists of its languages', () => {
  const limited = [{ ...page('/docs/a', 'fi', 'A'), fallback: false }, page('/docs/a', 'sv', 'A')];
  const paths = (locale: string) => listPages(limited, [], locale, 'fi').map(({ path }) => path);
  expect([paths('fi'), paths('sv'), paths('en')]).toEqual([['/docs/a'], ['/docs/a'], []]);
});

test.each([
  ['an empty list has one empty page', [], [['/blog', []]]],
  ['a full page has no follower', [1, 2], [['/blog', [1, 2]]]],
  [
    'the rest stands on a page of its own',
    [1, 2, 3],
    [
      ['/blog', [1, 2]],
      ['/blog/page/2', [3]],
    ],
  ],
])('%s', (_, items, expected) => {
  const pages = listPagesPagination<number>('/blog', items, 2);
  expect(pages.map(({ path, items: own }) => [path, own])).toEqual(expected);
  expect(pages.map(({ number }) => number)).toEqual(expected.map((_page, index) => index + 1));
});
