import { MAIN_ROOT } from '../../../../model/pages/docRoots';
import type { FeatureSite } from '../../../../extend';
import { readSidebars } from '../../../../node/content/readSidebars';
import { gatherPlanInput } from '../../../../node/pages/planInput';
import { planPages } from '../../../../node/pages/planPages';
import { versionData, type PageVersion } from '../../node/versionData';
import { readVersions } from '../../node/readVersions';
import { makeContentFolder } from '../../../../../__tests__/support/contentFolder';
import { versionedDocs } from '../../../../../__tests__/support/changes';
import { engineOf } from '../../../../../__tests__/support/engine';

const CODES = ['fi', 'sv'];
const OWN = { origins: [], baseUrl: '/', codes: CODES };
const page = (path: string, locale = 'fi') => ({ path, locale, draft: false, aliases: [] });
const DOCS = [
  ...['alku', 'ohjeet', 'ohjeet/lasku', 'ohjeet/saldo'].map((name) => page(`/docs/${name}`)),
  ...['vanha', 'alku', 'ohjeet', 'ohjeet/saldo'].map((name) => page(`/docs/1.0/${name}`)),
  ...['/docs/alku', '/docs/1.0/alku', '/docs/1.0/ohjeet'].map((path) => page(path, 'sv')),
  ...['/docs/3.0/alku', '/docs/3.0/uutta'].map((path) => page(path)),
];

const link = (to: string) => ({ to });
/** Layout links to pages that only some versions have. */
const SITE = {
  navbar: { items: [link('/docs/category/ohjeet'), { items: [link('/docs/ohjeet/lasku')] }] },
  footer: { links: [link('/docs/alku'), link('/docs/alku'), link('/docs/1.0/alku')] },
  home: { ways: [link('/blog')], featured: ['/docs/ohjeet/saldo'], support: '/docs/ohjeet' },
};

/** The parts of a site with only docs. */
const NOTHING_ELSE = { posts: [], tags: [], hasAuthors: false, authorPages: [], redirects: [], featurePages: [] };

/** The version data of the pages of a site with these docs. */
function read(docs = DOCS, changes = versionedDocs) {
  const folder = makeContentFolder(changes);
  const { roots: docRoots } = readVersions(folder);
  const otherRoots = docRoots.map(({ name }) => name).filter((name) => name !== MAIN_ROOT);
  const sidebars = [MAIN_ROOT, ...otherRoots].flatMap(
    (name) => readSidebars(engineOf(folder), OWN, name).value?.sidebars ?? [],
  );
  const named = { docs, sidebars, otherRoots, searchPath: '/search', defaultCode: 'fi' };
  const plans = planPages(gatherPlanInput({ ...NOTHING_ELSE, ...named, home: { ways: [], featured: [] } }));
  const planned = { plans, sidebars, docs: [], posts: [] };
  const textsOf = (locale: string) => ({ title: locale });
  const loaded = { folder, site: SITE, codes: CODES, docRoots, textsOf } as unknown as FeatureSite;
  const { everywhere, pages } = versionData(loaded);
  return {
    site: (locale: string) => everywhere(locale, planned),
    pages: (locale: string) => pages(locale, planned),
  };
}

let versions: ReturnType<typeof read>;
beforeAll(() => {
  versions = read();
});

test('lists versions newest first, in the language of the page', () => {
  const labels = (locale: string) => versions.site(locale).entries.map(({ name, label }) => [name, label]);
  expect(labels('fi')).toEqual([
    ['3.0', '3.0 (tulossa)'],
    ['current', '2.0'],
    ['1.0', '1.0'],
  ]);
  expect([labels('sv')[0], versions.site('sv').texts]).toEqual([['3.0', '3.0 (kommer)'], { title: 'sv' }]);
});

const mainPaths = ({ site }: ReturnType<typeof read>, locale = 'fi') =>
  site(locale).entries.map((each) => each.mainPath);

test('the main page of a version is the first in its sidebar', () =>
  expect(mainPaths(versions)).toEqual(['/docs/3.0/alku', '/docs/alku', '/docs/1.0/alku']));

const NO_PAGES = { 'versions/1.0/sidebars.yaml': 'muut: { label: Muut, items: [{ link: Tuki, href: tel:1 }] }' };
const WITHOUT_FIRST = DOCS.filter(({ path }) => path !== '/docs/1.0/alku');

test.each([
  ['the index of its folder', [...DOCS, page('/docs/1.0')], versionedDocs, '/docs/1.0'],
  ['its first page where no sidebar tells', DOCS, { ...versionedDocs, ...NO_PAGES }, '/docs/1.0/vanha'],
  ['the next in the sidebar where the first is a draft', WITHOUT_FIRST, versionedDocs, '/docs/1.0/category/ohjeet'],
])('the main page is %s', (_what, docs, changes, expected) => expect(mainPaths(read(docs, changes))[2]).toBe(expected));

test('links of bar, footer and home page lead to the version’s pages if they exist', () => {
  const old = ['category/ohjeet', 'alku', 'ohjeet/saldo', 'ohjeet'];
  expect(versions.site('fi').entries.map(({ links }) => links)).toEqual([
    [{ from: '/docs/alku', to: '/docs/3.0/alku' }],
    [],
    old.map((name) => ({ from: `/docs/${name}`, to: `/docs/1.0/${name}` })),
  ]);
});

test('a page leads to the same page of every version, else to its main page', () => {
  expect(versions.pages('fi').get('/docs/ohjeet/saldo')).toEqual({
    data: {
      name: 'current',
      label: '2.0',
      banner: 'none',
      paths: ['/docs/3.0/alku', '/docs/ohjeet/saldo', '/docs/1.0/ohjeet/saldo'],
      latestPath: '/docs/ohjeet/saldo',
    },
    original: undefined,
  });
  expect(versions.pages('fi').get('/docs/1.0/vanha')).toMatchObject({
    data: {
      banner: 'unmaintained',
      paths: ['/docs/3.0/alku', '/docs/alku', '/docs/1.0/vanha'],
      latestPath: '/docs/alku',
    },
    original: undefined,
  });
});

test.each([
  ['/docs/1.0/alku', 'sv', { path: '/docs/alku', locale: 'sv' }],
  ['/docs/1.0/alku', 'fi', { path: '/docs/alku', locale: 'fi' }],
  ['/docs/1.0/ohjeet', 'sv', { path: '/docs/ohjeet', locale: 'fi' }],
  ['/docs/3.0/alku', 'sv', { path: '/docs/alku', locale: 'fi' }],
])('%s in %s has the canonical page %j', (path, locale, expected) => {
  expect(versions.pages(locale).get(path)?.original).toEqual(expected);
});

test('pages outside the docs, and categories, have the data of their kind', () => {
  const pages = versions.pages('fi');
  expect([pages.has('/blog'), pages.has('/'), pages.has('/docs/1.0/category/ohjeet')]).toEqual([false, false, true]);
});

test('an untranslated page is not a counterpart in that language, nor the main page', () => {
  const docs = DOCS.map((doc) => (doc.path === '/docs/3.0/alku' ? { ...doc, fallback: false } : doc));
  const next = read(docs);
  expect([mainPaths(next)[0], mainPaths(next, 'sv')[0]]).toEqual(['/docs/3.0/alku', '/docs/3.0/uutta']);
  const pathOf = (locale: string) => (next.pages(locale).get('/docs/alku')?.data as PageVersion).paths[0];
  expect([pathOf('fi'), pathOf('sv')]).toEqual(['/docs/3.0/alku', '/docs/3.0/uutta']);
  expect(next.pages('sv').has('/docs/3.0/alku')).toBe(false);
});
