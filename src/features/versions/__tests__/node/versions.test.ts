import type { CreatePagesArgs } from 'gatsby';
import { CURRENT_VERSION } from '../../../../model/pages/versionPath';
import { readSidebars } from '../../../../node/content/readSidebars';
import { gatherPlanInput } from '../../../../node/pages/planInput';
import { planPages } from '../../../../node/pages/planPages';
import type { Site } from '../../../../node/schema/siteSchema';
import { buildPageVersion, buildVersions, type LocalizedVersion } from '../../node/buildVersions';
import { createVersionNodes } from '../../node/createVersionNodes';
import { readVersions } from '../../node/readVersions';
import {
  type Changes,
  makeContentFolder,
  removeTemporaryFolders,
} from '../../../../../__tests__/support/contentFolder';
import { versionedDocs } from '../../../../../__tests__/support/versionedSite';

afterAll(removeTemporaryFolders);

describe('buildVersions', () => {
  const CODES = ['fi', 'sv'];
  const OWN = { origins: [], baseUrl: '/', codes: CODES };
  const page = (path: string, locale = 'fi') => ({ path, locale, draft: false, aliases: [] });
  const DOCS = [
    page('/docs/alku'),
    page('/docs/alku', 'sv'),
    page('/docs/ohjeet'),
    page('/docs/ohjeet/lasku'),
    page('/docs/ohjeet/saldo'),
    page('/docs/1.0/vanha'),
    page('/docs/1.0/alku'),
    page('/docs/1.0/alku', 'sv'),
    page('/docs/1.0/ohjeet'),
    page('/docs/1.0/ohjeet', 'sv'),
    page('/docs/1.0/ohjeet/saldo'),
    page('/docs/3.0/alku'),
    page('/docs/3.0/uutta'),
  ];

  function build(docs = DOCS, changes = versionedDocs): LocalizedVersion[] {
    const folder = makeContentFolder(changes);
    const file = readVersions(folder).value;
    const sidebars = [CURRENT_VERSION, ...file.others].flatMap(
      (version) => readSidebars(folder, OWN, version).value?.sidebars ?? [],
    );
    const plans = planPages(
      gatherPlanInput({
        docs,
        posts: [],
        sidebars,
        otherVersions: file.others,
        tags: [],
        hasAuthors: false,
        authorPages: [],
        redirects: [],
        searchPath: '/search',
        featurePages: [],
        home: { ways: [], featured: [] },
        defaultCode: 'fi',
      }),
    );
    const layoutPaths = [
      '/docs/category/ohjeet',
      '/docs/ohjeet/lasku',
      '/docs/alku',
      '/docs/alku',
      '/blog',
      '/docs/1.0/alku',
    ];
    return buildVersions({ file, plans, sidebars, layoutPaths, codes: CODES });
  }

  let versions: LocalizedVersion[];
  const inLocale = (code: string) => versions.filter(({ locale }) => locale === code);
  beforeAll(() => {
    versions = build();
  });

  test('a site with one version has none', () => {
    expect(build([page('/docs/alku')], {})).toEqual([]);
  });

  test('every version is there in every locale, newest first', () => {
    expect(versions.map(({ name, locale, order, label }) => [name, locale, order, label])).toEqual([
      ['3.0', 'fi', 0, '3.0 (tulossa)'],
      ['3.0', 'sv', 0, '3.0 (kommer)'],
      ['current', 'fi', 1, '2.0'],
      ['current', 'sv', 1, '2.0'],
      ['1.0', 'fi', 2, '1.0'],
      ['1.0', 'sv', 2, '1.0'],
    ]);
  });

  test('a version knows its pages, and which of them have a text in the locale', () => {
    const old = inLocale('sv').find(({ name }) => name === '1.0');
    expect(old?.paths).toEqual([
      '/docs/1.0/vanha',
      '/docs/1.0/alku',
      '/docs/1.0/ohjeet',
      '/docs/1.0/ohjeet/saldo',
      '/docs/1.0/category/ohjeet',
    ]);
    expect(old?.ownPaths).toEqual(['/docs/1.0/alku', '/docs/1.0/ohjeet']);
  });

  test('what a sidebar has first stands for its version', () => {
    expect(inLocale('fi').map(({ mainPath }) => mainPath)).toEqual(['/docs/3.0/alku', '/docs/alku', '/docs/1.0/alku']);
  });

  test.each([
    ['the index of its folder', [...DOCS, page('/docs/1.0')], versionedDocs, '/docs/1.0'],
    [
      'its first page where no sidebar tells',
      DOCS,
      { ...versionedDocs, 'versions/1.0/sidebars.yaml': 'muut: { label: Muut, items: [{ link: Tuki, href: tel:1 }] }' },
      '/docs/1.0/vanha',
    ],
    [
      'the next in the sidebar where the first is a draft',
      DOCS.filter(({ path }) => path !== '/docs/1.0/alku'),
      versionedDocs,
      '/docs/1.0/category/ohjeet',
    ],
  ])('a version is stood for by %s', (_what, docs, changes, expected) => {
    expect(build(docs, changes).find(({ name }) => name === '1.0')?.mainPath).toBe(expected);
  });

  test('links of the layout lead to the version’s pages where it has them', () => {
    expect(inLocale('fi').map(({ links }) => links)).toEqual([
      [{ from: '/docs/alku', to: '/docs/3.0/alku' }],
      [],
      [
        { from: '/docs/category/ohjeet', to: '/docs/1.0/category/ohjeet' },
        { from: '/docs/alku', to: '/docs/1.0/alku' },
      ],
    ]);
  });

  describe('the version of a page', () => {
    test('leads to the same page of every version, else to its main page', () => {
      expect(buildPageVersion('/docs/ohjeet/saldo', inLocale('fi'), 'fi')).toEqual({
        name: 'current',
        label: '2.0',
        banner: 'none',
        paths: ['/docs/3.0/alku', '/docs/ohjeet/saldo', '/docs/1.0/ohjeet/saldo'],
        latestPath: '/docs/ohjeet/saldo',
        original: null,
      });
      expect(buildPageVersion('/docs/1.0/vanha', inLocale('fi'), 'fi')).toMatchObject({
        banner: 'unmaintained',
        paths: ['/docs/3.0/alku', '/docs/alku', '/docs/1.0/vanha'],
        latestPath: '/docs/alku',
        original: null,
      });
    });

    test.each([
      ['/docs/1.0/alku', 'sv', { path: '/docs/alku', locale: 'sv' }],
      ['/docs/1.0/alku', 'fi', { path: '/docs/alku', locale: 'fi' }],
      ['/docs/1.0/ohjeet', 'sv', { path: '/docs/ohjeet', locale: 'fi' }],
      ['/docs/3.0/alku', 'sv', { path: '/docs/alku', locale: 'fi' }],
    ])('%s in %s names %j as the original', (path, locale, expected) => {
      expect(buildPageVersion(path, inLocale(locale), 'fi')?.original).toEqual(expected);
    });

    test.each([['/blog']])('%s has none', (path) => {
      expect(buildPageVersion(path, inLocale('fi'), 'fi')).toBeNull();
    });
  });

  test('a page that a language does not have is no counterpart in it, nor the main page', () => {
    const docs = DOCS.map((doc) => (doc.path === '/docs/3.0/alku' ? { ...doc, fallback: false } : doc));
    const next = build(docs).filter(({ name }) => name === '3.0');
    expect(next.map(({ locale, mainPath, paths }) => [locale, mainPath, paths])).toEqual([
      ['fi', '/docs/3.0/alku', ['/docs/3.0/alku', '/docs/3.0/uutta']],
      ['sv', '/docs/3.0/uutta', ['/docs/3.0/uutta']],
    ]);
  });
});

interface MadeNode {
  id: string;
  links?: { from: string; to: string }[];
  internal: { type: string };
  [field: string]: unknown;
}

const PATHS = ['/docs/alku', '/docs/saldo', '/docs/tuki', '/docs/1.0/alku', '/docs/1.0/saldo', '/docs/1.0/tuki'];
const FACTS: MadeNode = {
  id: 'facts',
  internal: { type: 'SiteSettings' },
  navbar: [{ to: '/docs/alku' }],
  footer: { columns: [{ items: [{ to: '/docs/saldo' }] }] },
};

/** Makes the nodes beside the `old` ones; gives what was made and what was deleted. */
async function create(changes: Changes, old: readonly MadeNode[] = []) {
  const made: MadeNode[] = [];
  const deleted: string[] = [];
  const args = {
    actions: { createNode: (node: MadeNode) => made.push(node), deleteNode: ({ id }: MadeNode) => deleted.push(id) },
    createContentDigest: () => 'digest',
    getNodesByType: (type: string) => [FACTS, ...old, ...made].filter(({ internal }) => internal.type === type),
  } as unknown as CreatePagesArgs;
  const site = { home: { ways: [], featured: [], support: '/docs/tuki' } } as unknown as Site;
  const plans = PATHS.map((path) => ({ path, template: 'doc' as const, context: { sitePath: path, locales: ['fi'] } }));
  const file = readVersions(makeContentFolder(changes)).value;
  await createVersionNodes(args, { file, site, plans, sidebars: [], codes: ['fi'] });
  return { made, deleted };
}

test('each version is a node, and knows where the links of bar, footer and home page lead in it', async () => {
  const { made } = await create(versionedDocs);
  expect(made.map(({ id }) => id)).toEqual(['DocsVersion fi 3.0', 'DocsVersion fi current', 'DocsVersion fi 1.0']);
  expect(made[2]?.links?.map(({ to }) => to)).toEqual(['/docs/1.0/alku', '/docs/1.0/saldo', '/docs/1.0/tuki']);
});

test('nodes of versions that are gone are deleted', async () => {
  const { made } = await create(versionedDocs);
  expect(await create({}, made)).toEqual({ made: [], deleted: made.map(({ id }) => id) });
});
