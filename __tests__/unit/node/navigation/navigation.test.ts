import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarSpec, SidebarSpecItem } from '../../../../src/model/navigation/sidebar';
import type { LocalizedText } from '../../../../src/model/site/locale';
import { sidebarFields } from '../../../../src/node/graphql/sidebarFields';
import type { DocNode, SidebarNode } from '../../../../src/node/types/nodeTypes';
import { buildSidebars, type SidebarDoc } from '../../../../src/node/navigation/buildSidebarNodes';
import { createSidebarNodes } from '../../../../src/node/createSidebarNodes';
import { readFiledDocs } from '../../../../src/node/content/filedDocs';
import { type FiledDoc, followFolder, inWords } from '../../../../src/node/navigation/followFolders';
import { readSidebars } from '../../../../src/node/content/readSidebars';
import { findRedirectLoops } from '../../../../src/node/navigation/redirects';
import { doc as pageText } from '../../../support/changes';
import { makeContentFolder, makeTemporaryFolder } from '../../../support/contentFolder';
import { fakeNodes, type FakeNode } from '../../../support/fakeNodes';
import { engineOf } from '../../../support/engine';

const doc = (name: string, locale: string): SidebarDoc => ({
  path: `/docs/${name}`,
  locale,
  title: `${name} ${locale}`,
  sidebarLabel: `${name} (${locale})`,
  paginationLabel: null,
  description: '',
});

const spec = (name: string, label: LocalizedText, items: SidebarSpecItem[], isDefault = false): SidebarSpec => {
  return { name, label, version: 'current', isDefault, items };
};
const varasto = (label: LocalizedText, ...names: string[]): SidebarSpecItem => {
  const items = names.map((name) => ({ type: 'doc' as const, path: `/docs/${name}` }));
  return { type: 'category', label, path: '/docs/category/varasto', items };
};
const SPECS: SidebarSpec[] = [
  spec(
    'ohjeet',
    { fi: 'Ohjeet', sv: 'Anvisningar' },
    [varasto({ fi: 'Varasto', sv: 'Lager' }, 'saldo', 'hylly')],
    true,
  ),
  spec('tuki', 'Tuki', [{ type: 'link', label: 'Muualle', href: 'tel:1' }]),
];
const DOCS = [doc('saldo', 'fi'), doc('saldo', 'sv'), doc('hylly', 'fi')];

test('every sidebar exists in every locale', () => {
  const { sidebars } = buildSidebars(SPECS, DOCS, ['fi', 'sv']);
  expect(sidebars.map(({ name, locale, label, isDefault }) => [name, locale, label, isDefault])).toEqual([
    ['ohjeet', 'fi', 'Ohjeet', true],
    ['tuki', 'fi', 'Tuki', false],
    ['ohjeet', 'sv', 'Anvisningar', true],
    ['tuki', 'sv', 'Tuki', false],
  ]);
});

test.each([
  ['original first', DOCS],
  ['translation first', [...DOCS].reverse()],
])('shows a doc’s translation, else the default language, marked as such: %s', (_, docs) => {
  const { sidebars } = buildSidebars(SPECS, docs, ['fi', 'sv']);
  const labels = sidebars
    .flatMap(({ items: [category] }) => (category?.type === 'category' ? category.items : []))
    .map((item) => `${item.label} ${item.type === 'doc' ? item.lang : ''}`);
  expect(labels).toEqual(['saldo (fi) null', 'hylly (fi) null', 'saldo (sv) null', 'hylly (fi) fi']);
});

test('every category with a page exists in every locale, with its cards', () => {
  const { categories } = buildSidebars(SPECS, DOCS, ['fi', 'sv']);
  const summary = categories.map(({ path, locale, sidebar, title, groups }) => {
    const cards = groups.flatMap((group) => group.cards.map((card) => `${card.title} ${card.lang ?? '-'}`));
    return [path, locale, sidebar, title, ...cards].join(', ');
  });
  expect(summary).toEqual([
    '/docs/category/varasto, fi, ohjeet, Varasto, saldo fi -, hylly fi -',
    '/docs/category/varasto, sv, ohjeet, Lager, saldo sv -, hylly fi fi',
  ]);
});

test('a doc without fallback is only in the sidebars of its own languages', () => {
  const docs = [...DOCS.slice(0, 2), { ...doc('hylly', 'fi'), fallback: false }];
  const { sidebars } = buildSidebars(SPECS.slice(0, 1), docs, ['fi', 'sv']);
  const labels = sidebars.map(({ items: [category] }) =>
    category?.type === 'category' ? category.items.map(({ label }) => label) : [],
  );
  expect(labels).toEqual([['saldo (fi)', 'hylly (fi)'], ['saldo (sv)']]);
});

test.each([
  ['2026-11-29', ['Uusi', 'Ny']],
  ['2026-11-30', [undefined, 'Ny']],
])('on %s the docs have the marks %j, each language its own', (day, expected) => {
  const docs: SidebarDoc[] = [
    { ...doc('saldo', 'fi'), sidebarBadge: { text: 'Uusi', until: '2026-11-29' } },
    { ...doc('saldo', 'sv'), sidebarBadge: { text: 'Ny' } },
  ];
  const specs = [spec('ohjeet', 'Ohjeet', [{ type: 'doc', path: '/docs/saldo' }])];
  const { sidebars } = buildSidebars(specs, docs, ['fi', 'sv'], day);
  expect(sidebars.flatMap(({ items }) => items.map((item) => ('badge' in item ? item.badge : undefined)))).toEqual(
    expected,
  );
});

describe('createSidebarNodes', () => {
  const start = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = makeTemporaryFolder();
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(start);
  });

  /** A sidebar with one category of `size` docs. */
  const sidebar = (size: number) => spec('ohjeet', 'Ohjeet', [varasto('Varasto', ...Object.keys([...Array(size)]))]);

  /** Creates the nodes beside the `old` ones; returns the created and the deleted ones. */
  async function create(specs: readonly SidebarSpec[], size: number, old: readonly FakeNode[] = []) {
    const { args, ...nodes } = fakeNodes(old);
    const docs = Array.from({ length: size }, (_, index) => doc(String(index), 'fi') as unknown as DocNode);
    await createSidebarNodes(args, specs, docs, ['fi', 'sv']);
    return nodes;
  }

  /** The names of the files, without their digests, with their numbers of rows. */
  const files = () =>
    readdirSync(path.join(folder, 'public/static/sidebars'))
      .map((name) => {
        const rows = readFileSync(path.join(folder, 'public/static/sidebars', name), 'utf8');
        return `${name.replace(/-[0-9a-f]+\.json$/, '')} ${(JSON.parse(rows) as unknown[]).length}`;
      })
      .sort();

  test('a small sidebar has one file in each locale', async () => {
    const { made } = await create([sidebar(199)], 199);
    const types = made.map(({ internal, wholeUrl }) => `${internal.type} ${wholeUrl}`);
    expect(types).toEqual(['Sidebar null', 'Sidebar null', 'Category undefined', 'Category undefined']);
    expect(files()).toEqual(['ohjeet-fi 200', 'ohjeet-sv 200']);
  });

  test('a large sidebar has a file for each branch, and one with all rows', async () => {
    const { made } = await create([sidebar(200)], 200);
    expect(files()).toEqual(['ohjeet-fi 1', 'ohjeet-fi 201', 'ohjeet-sv 1', 'ohjeet-sv 201']);
    const [url] = made.flatMap(({ wholeUrl }) => wholeUrl ?? []);
    expect(JSON.parse(readFileSync(path.join(folder, 'public', String(url)), 'utf8'))).toHaveLength(201);
  });

  test('a sidebar of another doc root has its file in the same folder', async () => {
    await create([{ ...sidebar(1), name: '1.0/ohjeet' }], 1);
    expect(files()).toEqual(['1.0-ohjeet-fi 2', '1.0-ohjeet-sv 2']);
  });

  test('the address of the rows of a page is that of their file', async () => {
    const { made } = await create([sidebar(1)], 1);
    const node = made.find(({ internal }) => internal.type === 'Sidebar') as unknown as SidebarNode;
    const url = sidebarFields.rowsUrl.resolve(node, { path: '/docs/0' });
    expect(JSON.parse(readFileSync(path.join(folder, 'public', url), 'utf8'))).toEqual([
      [0, 'Varasto', '/docs/category/varasto', 1],
      [1, '0 (fi)', '/docs/0'],
    ]);
  });

  test('a mark whose last day is over is in no file', async () => {
    const { args } = fakeNodes();
    const marked = (name: string, until?: string) =>
      ({ ...doc(name, 'fi'), sidebarBadge: { text: 'Uusi', until } }) as unknown as DocNode;
    await createSidebarNodes(args, [sidebar(2)], [marked('0', '2000-01-01'), marked('1')], ['fi']);
    const [name = ''] = readdirSync(path.join(folder, 'public/static/sidebars'));
    expect(JSON.parse(readFileSync(path.join(folder, 'public/static/sidebars', name), 'utf8'))).toEqual([
      [0, 'Varasto', '/docs/category/varasto', 1],
      [1, '0 (fi)', '/docs/0'],
      [1, '1 (fi)', '/docs/1', 0, null, 'Uusi'],
    ]);
  });

  test('removes the file of an earlier build', async () => {
    const file = path.join(folder, 'public/static/sidebars/ohjeet-fi-old.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '[]');
    await create([sidebar(200)], 200);
    expect(existsSync(file)).toBe(false);
    await create([sidebar(1)], 1);
    expect(files()).toEqual(['ohjeet-fi 2', 'ohjeet-sv 2']);
  });

  test('deletes unused nodes', async () => {
    const gone: FakeNode = { id: 'vanha', internal: { type: 'Category' } };
    const { made } = await create([sidebar(1)], 1);
    expect((await create([sidebar(1)], 1, [...made, gone])).deleted).toEqual(['vanha']);
    expect((await create([], 1, made)).deleted).toEqual(made.map(({ id }) => id));
  });
});

describe('followFolders', () => {
  const doc = (path: string, more: Partial<FiledDoc> = {}): FiledDoc => ({
    path,
    isIndex: false,
    position: undefined,
    label: undefined,
    ...more,
  });
  const item = (path: string): SidebarSpecItem => ({ type: 'doc', path });
  const folder = (label: LocalizedText, ...items: SidebarSpecItem[]) => ({ type: 'category' as const, label, items });
  const byName = (path: string): SidebarSpecItem => ({ type: 'doc', path, isByName: true });
  const index = (path: string, more: Partial<FiledDoc> = {}) => doc(path, { isIndex: true, ...more });

  test.each([
    ['getting-started', 'Getting started'],
    ['api_v2', 'Api v2'],
  ])('%s in words is %s', (name, words) => expect(inWords(name)).toBe(words));

  test('sorts docs by position, then by name', () => {
    const docs = [doc('/docs/b'), doc('/docs/a'), doc('/docs/z', { position: 2 }), doc('/docs/y', { position: 10 })];
    const paths = followFolder('/docs', docs).map((item) => 'path' in item && item.path);
    expect(paths).toEqual(['/docs/z', '/docs/y', '/docs/a', '/docs/b']);
  });

  test('a folder is a category with the label and position of its index, which comes first', () => {
    const docs = [
      doc('/docs/last'),
      doc('/docs/how-to'),
      index('/docs/guides', { label: { fi: 'Oppaat', en: 'Guides' }, position: 1 }),
      doc('/docs/guides/a', { position: 1 }),
      doc('/docs/how-to/deep/b'),
      index('/docs'),
    ];
    expect(followFolder('/docs', docs)).toEqual([
      item('/docs'),
      folder({ fi: 'Oppaat', en: 'Guides' }, item('/docs/guides'), item('/docs/guides/a')),
      byName('/docs/how-to'),
      folder('How to', folder('Deep', byName('/docs/how-to/deep/b'))),
      byName('/docs/last'),
    ]);
  });

  test('lists only public docs, with their labels in all languages', () => {
    const folder = makeContentFolder({
      'docs/oppaat/index.mdx': pageText('Oppaat', '', 'sidebar_position: 3'),
      'docs/oppaat/index.sv.mdx': pageText('Guider', '', 'sidebar_position: 9'),
      'docs/oppaat/piilo.mdx': pageText('Piilo', '', 'unlisted: true'),
      'docs/oppaat/rikki.mdx': '---\ntitle: [\n---\n\nTeksti.\n',
    });
    expect(
      readFiledDocs(engineOf(folder), 'current', { origins: [], baseUrl: '/', codes: ['fi', 'sv'] }).filter(
        ({ path }) => path.startsWith('/docs/oppaat'),
      ),
    ).toEqual([
      { path: '/docs/oppaat', isIndex: true, position: 3, label: { fi: 'Oppaat', sv: 'Guider' } },
      { path: '/docs/oppaat/rikki', isIndex: false, position: undefined, label: undefined },
    ]);
  });

  test('a sidebar follows a folder, without docs that the file lists elsewhere', () => {
    const folder = makeContentFolder({
      'sidebars.yaml':
        'kaikki:\n  label: Kaikki\n  items:\n    - auto: kansio\nmuut:\n  label: Muut\n  items:\n    - kansio/b\n    - auto: kansio/syva\n',
      ...Object.fromEntries(['a', 'b', 'syva/c'].map((name) => [`docs/kansio/${name}.mdx`, pageText(name)])),
    });
    const { value, diagnostics } = readSidebars(engineOf(folder), { origins: [], baseUrl: '/', codes: ['fi'] });
    expect(diagnostics).toEqual([]);
    expect(value?.placed.map(({ item, line }) => ['path' in item && item.path, line])).toEqual([
      ['/docs/kansio/a', 4],
      ['/docs/kansio/b', 8],
      ['/docs/kansio/syva/c', 9],
    ]);
  });
});

test.each([
  ['/a /b, /b /sivu', []],
  ['/a /a#osio', ['/a /a']],
  ['/b /a, /a /b', ['/a /b /a']],
  ['/a /c, /c /b, /b /c', ['/b /c /b']],
  ['/d /e, /e /d, /b /c, /c /a, /a /b', ['/a /b /c /a', '/d /e /d']],
])('finds in the redirects %s the loops %j', (pairs, loops) => {
  const redirects = pairs.split(', ').map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });
  expect(findRedirectLoops(redirects).map((loop) => loop.join(' '))).toEqual(loops);
});
