import { MAIN_ROOT } from '../../../../src/model/pages/docRoots';
import type { PlannedPost } from '../../../../src/node/pages/planBlog';
import { gatherPlanInput, type PlannableDoc } from '../../../../src/node/pages/planInput';
import { planPages, type SitePlanInput } from '../../../../src/node/pages/planPages';

const EMPTY: SitePlanInput = {
  docs: [],
  categories: [],
  posts: [],
  tags: [],
  hasAuthors: false,
  authorPages: [],
  redirects: [],
  searchPath: '/search',
  featurePages: [],
  home: { ways: [], featured: [] },
};

const post = (day: number, tags: string[] = []): PlannedPost => {
  const date = `2024-05-${String(day).padStart(2, '0')}`;
  return { path: `/blog/${day}`, date, authors: ['tiimi'], tags, locales: ['fi'] };
};
const posts = (count: number, tags: string[] = []) =>
  Array.from({ length: count }, (_, index) => post(index + 1, tags));
const planned = (input: Partial<SitePlanInput>) => planPages({ ...EMPTY, ...input });
const contextOf = (input: Partial<SitePlanInput>, path: string) =>
  planned(input).find((page) => page.path === path)?.context;

const PAGES: Partial<SitePlanInput> = {
  docs: [{ path: '/docs/saldo', sidebar: 'ohjeet', locales: ['fi', 'sv'] }],
  categories: [{ path: '/docs/category/varasto', sidebar: 'pika' }],
  redirects: [{ from: '/vanha', to: '/docs/saldo#osio' }],
};

/** The pages of every site. */
const ALWAYS = ['/ home', '/search search', '/404.html notFound'];

test.each<[string, Partial<SitePlanInput>, string[]]>([
  ['a search page elsewhere', { searchPath: '/haku' }, []],
  [
    'a page of a feature',
    { featurePages: [{ path: '/docs/sanasto', template: 'glossary/templates/glossary' }] },
    ['/docs/sanasto glossary/templates/glossary'],
  ],
  ['docs, categories and redirects', PAGES, ['/docs/saldo doc', '/docs/category/varasto category', '/vanha redirect']],
  ['a blog without posts', { tags: ['uutiset'], hasAuthors: true }, []],
  [
    'a single post without tags and authors',
    { posts: posts(1), tags: ['uutiset'] },
    ['/blog blogList', '/blog/1 blogPost', '/blog/archive blogArchive', '/blog/page/1 redirect'],
  ],
  [
    'posts with authors and tags, of which one is not used',
    { posts: [post(1, ['uutiset']), post(2)], tags: ['uutiset', 'muut'], hasAuthors: true },
    [
      '/blog blogList',
      '/blog/tags/uutiset blogTag',
      '/blog/2 blogPost',
      '/blog/1 blogPost',
      '/blog/archive blogArchive',
      '/blog/authors blogAuthors',
      '/blog/tags blogTags',
      '/blog/page/1 redirect',
      '/blog/tags/uutiset/page/1 redirect',
    ],
  ],
])('plans for %s these paths', (_, input, expected) => {
  const always = input.searchPath === undefined ? ALWAYS : ['/ home', '/haku search', '/404.html notFound'];
  expect(planned(input).map(({ path, template }) => `${path} ${template}`)).toEqual([...always, ...expected]);
});

test.each([
  [10, 1],
  [21, 3],
])('%d posts are listed ten to a page', (count, pages) => {
  const lists = planned({ posts: posts(count, ['uutiset']), tags: ['uutiset'] }).filter(
    ({ template }) => template === 'blogList' || template === 'blogTag',
  );
  const numbered = (path: string) => [path, `${path}/page/2`, `${path}/page/3`].slice(0, pages);
  expect(lists.map(({ path }) => path)).toEqual([...numbered('/blog'), ...numbered('/blog/tags/uutiset')]);
});

test('an author with an own page has a list of posts, ten to a page, or an empty one', () => {
  const guest = { ...post(30), authors: ['vieras', 'tiimi'] };
  const input = { posts: [...posts(10), guest], hasAuthors: true, authorPages: ['tiimi', 'vieras', 'uusi'] };
  const lists = planned(input).filter(({ template }) => template === 'blogAuthor');
  expect(lists.map(({ path, context }) => [path, context.author, (context.posts as string[]).length])).toEqual([
    ['/blog/authors/tiimi', 'tiimi', 10],
    ['/blog/authors/tiimi/page/2', 'tiimi', 1],
    ['/blog/authors/vieras', 'vieras', 1],
    ['/blog/authors/uusi', 'uusi', 0],
  ]);
  expect(contextOf(input, '/blog/authors/vieras')).toMatchObject({ author: 'vieras', posts: ['/blog/30'], count: 1 });
});

test.each([
  ['/blog/7', [], ['/blog/6']],
  ['/blog/2', ['/blog/3'], ['/blog/1']],
  ['/blog/1', ['/blog/2'], []],
])('the post %s is between %j and %j, beside the five newest ones', (path, newer, older) => {
  const recent = [7, 6, 5, 4, 3].map((day) => `/blog/${day}`);
  expect(contextOf({ posts: posts(7) }, path)).toEqual({ sitePath: path, locales: ['fi'], newer, older, recent });
});

test('links past a post in some languages to one in all languages', () => {
  const limited = { ...post(2), fallback: false };
  const input = { posts: [post(1), limited, post(3)] };
  expect(contextOf(input, '/blog/3')).toMatchObject({ older: ['/blog/2', '/blog/1'] });
  expect(contextOf(input, '/blog/1')).toMatchObject({ newer: ['/blog/2', '/blog/3'] });
  expect(contextOf(input, '/blog/2')).toMatchObject({ onlyIn: ['fi'] });
});

test('a doc without fallback, and its redirects, exist only in its languages', () => {
  const doc = { path: '/docs/a', sidebar: null, locales: ['fi', 'sv'] };
  const docs = [
    { ...doc, fallback: false },
    { ...doc, path: '/docs/b' },
  ];
  const input = { docs, redirects: [{ from: '/c', to: '/docs/a#d' }] };
  const limits = ['/docs/a', '/docs/b', '/c'].map((path) => contextOf(input, path)?.onlyIn);
  expect(limits).toEqual([doc.locales, undefined, doc.locales]);
});

test('the page of a tag has only its posts', () => {
  const input = { posts: [post(1, ['a']), post(2, ['b']), post(3, ['a', 'b'])], tags: ['a', 'b'] };
  expect(contextOf(input, '/blog/tags/a')).toMatchObject({ tag: 'a', posts: ['/blog/3', '/blog/1'] });
  expect(contextOf(input, '/blog/tags')).toMatchObject({ tags: ['a', 'b'] });
});

test('the archive starts with the oldest post of the newest year', () => {
  const old = { ...post(1), date: '2023-01-01', path: '/blog/vanha' };
  const archive = contextOf({ posts: [old, ...posts(2)] }, '/blog/archive');
  expect(archive?.posts).toEqual(['/blog/1', '/blog/2', '/blog/vanha']);
});

test.each([
  [undefined, []],
  ['/docs/tuki', ['/docs/tuki']],
])('the home page shows the three newest posts and, with the support page %s, a link to it', (support, expected) => {
  const home = { ways: [{ to: '/docs/alku', pictogram: 'guide' }], featured: ['/docs/saldo'], support };
  const ways = { ways: ['/docs/alku'], pictograms: ['guide'] };
  expect(contextOf({ home }, '/404.html')).toMatchObject(ways);
  expect(contextOf({ home, posts: posts(4) }, '/')).toMatchObject({
    ...ways,
    release: [],
    releases: null,
    featured: ['/docs/saldo'],
    support: expected,
    posts: ['/blog/4', '/blog/3', '/blog/2'],
  });
});

test.each([
  ['2024-05-17', 3],
  ['2024-05-18', 0],
])('with a newest post of 2024-05-17 and posts shown since %s the home page has %i', (postsSince, count) => {
  const dated = posts(4).map((each) => ({ ...each, date: '2024-05-17' }));
  expect(contextOf({ posts: dated, postsSince }, '/')?.posts).toHaveLength(count);
});

test('the home page shows the newest release note and links to all of them', () => {
  const releases = '/docs/category/versiot';
  const input = { home: { ways: [], featured: [], releases }, newestRelease: '/docs/lokakuu' };
  expect(contextOf(input, '/')).toMatchObject({ release: ['/docs/lokakuu'], releases });
});

test('the home page has the data of its sections, and names them and its picture where they are not the usual ones', () => {
  const home = {
    ...{ ways: [{ to: '/docs/alku', pictogram: 'guide' }], featured: ['/docs/saldo'], support: '/docs/tuki' },
    ...{ sections: ['ways', 'search'] as const, image: 'none' as const },
  };
  const input = { home: { ...home, sections: [...home.sections] }, posts: posts(2), newestRelease: '/docs/lokakuu' };
  const none = { featured: [], support: [], posts: [], release: [] };
  expect(contextOf(input, '/')).toMatchObject({
    ...none,
    ways: ['/docs/alku'],
    sections: ['ways', 'search'],
    image: 'none',
  });
  expect(contextOf(PAGES, '/')).not.toMatchObject({ sections: expect.anything() as unknown });
});

test('docs, categories and redirects pass their context on', () => {
  expect(contextOf(PAGES, '/docs/saldo')).toMatchObject({ sidebar: 'ohjeet', locales: ['fi', 'sv'] });
  expect(contextOf(PAGES, '/docs/category/varasto')).toMatchObject({ sidebar: 'pika' });
  expect(contextOf(PAGES, '/vanha')).toMatchObject({ to: '/docs/saldo#osio' });
});

test('an unlisted page exists, and is marked; no other page names it', () => {
  const hidden = { ...post(2, ['uutiset']), unlisted: true };
  const docs = [{ path: '/docs/salainen', sidebar: 'ohjeet', locales: ['fi'], unlisted: true }];
  const input = { docs, posts: [post(1, ['uutiset']), hidden, post(3)], tags: ['uutiset'] };
  expect(contextOf(input, '/docs/salainen')).toMatchObject({ isUnlisted: true });
  expect(contextOf(input, '/blog/2')).toMatchObject({ isUnlisted: true, newer: [], older: [] });
  expect(contextOf(input, '/blog/3')).not.toHaveProperty('isUnlisted');
  const others = planned(input).filter(({ path }) => !['/blog/2', '/docs/salainen'].includes(path));
  expect(JSON.stringify(others)).not.toMatch(/"\/blog\/2"|salainen/);
});

test('a list page has its posts and its neighbours', () => {
  const input = { posts: posts(21) };
  expect(contextOf(input, '/blog')).toMatchObject({ number: 1, newer: null, older: '/blog/page/2' });
  expect(contextOf(input, '/blog/page/2')).toMatchObject({ number: 2, newer: '/blog', older: '/blog/page/3' });
  expect(contextOf(input, '/blog/page/3')).toMatchObject({ posts: ['/blog/1'], number: 3, count: 21, older: null });
});

test('a blog with only unlisted posts has no lists', () => {
  const paths = planned({ posts: [{ ...post(1), unlisted: true }] }).map(({ path }) => path);
  expect(paths).toEqual(['/', '/search', '/404.html', '/blog/1']);
});

const doc = (name: string, displayedSidebar?: string | null, locale = 'fi'): PlannableDoc => ({
  path: `/docs/${name}`,
  locale,
  draft: false,
  aliases: [],
  displayedSidebar,
});

const sidebar = (name: string, isDefault: boolean, ...items: { type: 'doc'; path: string }[]) => ({
  name,
  version: MAIN_ROOT,
  label: name,
  isDefault,
  items,
});
const SIDEBARS = [sidebar('ohjeet', true), sidebar('pika', false, { type: 'doc', path: '/docs/listattu' })];

test.each<[string, PlannableDoc[], string | null]>([
  ['that a sidebar lists stands in that one', [doc('listattu')], 'pika'],
  ['that none lists stands in the default one', [doc('muu')], 'ohjeet'],
  ['that names another one stands in that', [doc('listattu', 'ohjeet')], 'ohjeet'],
  ['that wants none has none', [doc('listattu', null)], null],
  ['goes by what its original says', [doc('listattu', null), doc('listattu', 'ohjeet', 'sv')], null],
])('a doc %s', (_, docs, expected) => {
  const input = { ...EMPTY, docs, posts: [], sidebars: SIDEBARS, otherRoots: [], defaultCode: 'fi' };
  const { docs: planned } = gatherPlanInput(input);
  expect(planned.map(({ sidebar }) => sidebar)).toEqual([expected]);
});
