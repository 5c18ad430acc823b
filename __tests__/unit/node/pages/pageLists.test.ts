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
