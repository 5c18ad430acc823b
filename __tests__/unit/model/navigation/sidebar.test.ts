import {
  buildSidebar,
  findNeighbours,
  findTrail,
  type CategoryItem,
  type DocItem,
  type DocSummary,
  type SidebarItem,
  type SidebarSpecItem,
} from '../../../../src/model/navigation/sidebar';
import type { SidebarEntry } from '../../../../src/model/navigation/sidebarEntries';
import { nestEntries, packRow, unpackRows, visibleEntries } from '../../../../src/model/navigation/sidebarEntries';
import type { OpenCategories } from '../../../../src/model/navigation/openCategories';
import { needsRest, NOTHING_OPEN, openForPage, withCategory } from '../../../../src/model/navigation/openCategories';
import { buildBreadcrumbs, orPageAlone } from '../../../../src/model/navigation/breadcrumbs';

const doc = (path: string, lang: string | null = null): DocItem => ({
  type: 'doc',
  label: path.toUpperCase(),
  title: '',
  description: '',
  path,
  lang,
});
const category = (label: string, path: string | null, items: SidebarItem[]): CategoryItem => ({
  type: 'category',
  label,
  description: '',
  path,
  items,
});
const link = (href: string): SidebarItem => ({ type: 'link', label: 'Linkki', href });

/** a, B (with a page): b1, C (without a page): c1, c2; then a link and d. */
const TREE = [
  doc('a'),
  category('B', 'B', [doc('b1'), category('C', null, [doc('c1'), doc('c2', 'fi')])]),
  link('https://example.com'),
  doc('d'),
];

describe('building', () => {
  const saldo: DocSummary = {
    path: '/docs/saldo',
    title: 'Varaston saldo',
    sidebarLabel: 'Saldo',
    paginationLabel: null,
    description: 'Kuvaus.',
    lang: 'fi',
  };
  const findDoc = (path: string) => (path === saldo.path ? saldo : undefined);
  const build = (item: SidebarSpecItem) => buildSidebar([item], findDoc, 'sv', 'fi');

  test('a doc has its sidebar label and its language', () =>
    expect(build({ type: 'doc', path: '/docs/saldo' })).toEqual([
      { type: 'doc', label: 'Saldo', title: 'Varaston saldo', description: 'Kuvaus.', path: '/docs/saldo', lang: 'fi' },
    ]));

  test('a doc includes its pagination label', () => {
    const named = () => ({ ...saldo, paginationLabel: 'Varaston saldosta' });
    const item: SidebarSpecItem = { type: 'doc', path: '/docs/saldo', label: 'Saldot' };
    expect(buildSidebar([item], named, 'sv', 'fi')).toMatchObject([
      { label: 'Saldot', lang: null, pagination: { label: 'Varaston saldosta', lang: 'fi' } },
    ]);
  });

  test.each([
    [undefined, 'Saldo', 'Uusi'],
    ['Saldot', 'Saldot', undefined],
  ])('a mark is beside the label in its language: with the label %s of the sidebar %s has %s', (own, label, badge) => {
    const item: SidebarSpecItem = { type: 'doc', path: '/docs/saldo', ...(own !== undefined && { label: own }) };
    const rows = buildSidebar([item], () => ({ ...saldo, badge: 'Uusi' }), 'sv', 'fi');
    expect(visibleEntries(rows, '').map((row) => [row.label, row.badge])).toEqual([[label, badge]]);
  });

  test('a category selects its texts and builds its items', () => {
    const item: SidebarSpecItem = {
      type: 'category',
      label: { fi: 'Varasto', sv: 'Lager' },
      path: '/docs/category/varasto',
      description: { fi: 'Suomeksi.' },
      items: [
        { type: 'doc', path: '/docs/poissa' },
        { type: 'link', label: 'Tuki', href: 'tel:123' },
      ],
    };
    expect(build(item)).toEqual([
      {
        type: 'category',
        label: 'Lager',
        description: 'Suomeksi.',
        path: '/docs/category/varasto',
        items: [{ type: 'link', label: 'Tuki', href: 'tel:123' }],
      },
    ]);
  });

  test('a category without a slug has no page', () =>
    expect(build({ type: 'category', label: 'Varasto', items: [] })).toMatchObject([{ path: null, description: '' }]));
});

test('the first of two positions of a page wins', () => {
  const items = [category('X', null, [doc('a')]), category('Y', null, [doc('a')])];
  expect(findTrail(items, 'a')?.map(({ label }) => label)).toEqual(['X', 'A']);
});

test.each([
  ['b1', 'B', 'c1'],
  ['d', 'c2', null],
])('the neighbours of %s are %s and %s, across category boundaries', (path, previous, next) => {
  const neighbours = findNeighbours(TREE, path);
  expect([neighbours.previous?.path ?? null, neighbours.next?.path ?? null]).toEqual([previous, next]);
});

test('a neighbour has its label and language', () => {
  expect(findNeighbours(TREE, 'd').previous).toEqual({ label: 'C2', path: 'c2', lang: 'fi' });
  expect(findNeighbours(TREE, 'a').next).toEqual({ label: 'B', path: 'B', lang: null });
});

test('a neighbour has its pagination label', () => {
  const named: DocItem = { ...doc('b'), pagination: { label: 'Toinen', lang: 'fi' } };
  expect(findNeighbours([doc('a'), named], 'a').next).toEqual({ label: 'Toinen', path: 'b', lang: 'fi' });
});

/** One row per line of a sidebar: indented, `+` in the trail of the page, `…` if pruned. */
const draw = (entries: readonly SidebarEntry[]) =>
  entries.map(
    ({ depth, label, inTrail, pruned }) => `${'  '.repeat(depth)}${label}${inTrail ? '+' : ''}${pruned ? '…' : ''}`,
  );

describe('the rows of a page', () => {
  test('a row has its kind, depth and state', () =>
    expect(visibleEntries([doc('a', 'fi')], 'a')).toEqual([
      { type: 'doc', depth: 0, label: 'A', href: 'a', lang: 'fi', inTrail: false, pruned: false },
    ]));

  test.each([
    ['poissa', 8, ['A', 'B', '  B1', '  C', '    C1', '    C2', 'Linkki', 'D']],
    ['b1', 7, ['A', 'B+', '  B1', '  C…', 'Linkki', 'D']],
  ])('at %s, with up to %d complete items, the rows are %j', (path, limit, rows) => {
    expect(draw(visibleEntries(TREE, path, limit))).toEqual(rows);
  });

  test('a file has only what is not common, and gives the same rows', () => {
    const pruned = visibleEntries(TREE, 'c2', 7);
    const packed = pruned.map(packRow);
    expect(packed).toEqual([
      [0, 'A', 'a'],
      [0, 'B', 'B', 1],
      [1, 'B1', 'b1'],
      [1, 'C', null, 1],
      [2, 'C1', 'c1'],
      [2, 'C2', 'c2', 0, 'fi'],
      [0, 'Linkki', 'https://example.com', 2],
      [0, 'D', 'd'],
    ]);
    expect(visibleEntries(TREE, 'd', 7).map(packRow)[1]).toEqual([0, 'B', 'B', 3]);
    expect(unpackRows(packed, 'c2')).toEqual(pruned);
  });
});

test('a row with a mark keeps it in its file', () => {
  const entries = visibleEntries([{ ...doc('a'), badge: 'Uusi' }], 'b');
  expect(entries.map(packRow)).toEqual([[0, 'A', 'a', 0, null, 'Uusi']]);
  expect(unpackRows(entries.map(packRow), 'b')).toEqual(entries);
});

const whole = visibleEntries(TREE, '', Infinity);

test.each(['b1', 'c1', 'c2'])('the file of all rows gives those of %s', (path) => {
  expect(unpackRows(whole.map(packRow), path)).toEqual(visibleEntries(TREE, path, Infinity));
});

/** Positions: a 0; B 1 with b1 1.0 and a category 1.1 with c1 1.1.0; a category 2 with d1 2.0. */
const PLACES = [
  doc('a'),
  category('B', 'B', [doc('b1'), category('C', null, [doc('c1')])]),
  category('D', null, [doc('d1')]),
];
const rows = (path: string, limit?: number) => nestEntries(visibleEntries(PLACES, path, limit));
const visit = (before: OpenCategories, path: string, sidebar = 'ohjeet') =>
  openForPage(before, sidebar, path, rows(path));
const places = ({ open }: OpenCategories) => [...open].sort();

test('keeps what the reader opened or closed', () => {
  const opened = withCategory(visit(NOTHING_OPEN, 'b1'), '2', true);
  const closed = withCategory(opened, '1', false);
  expect([places(closed), places(visit(closed, 'a'))]).toEqual([['2'], ['2']]);
});

test('the trail of the page can be closed, and opens again on return', () => {
  const closed = withCategory(visit(NOTHING_OPEN, 'b1'), '1', false);
  expect(visit(closed, 'b1')).toBe(closed);
  expect(places(visit(visit(closed, 'a'), 'b1'))).toEqual(['1']);
});

test('another sidebar starts fresh', () => {
  const opened = withCategory(visit(NOTHING_OPEN, 'b1'), '2', true);
  expect(places(visit(opened, 'c1', 'muut'))).toEqual(['1', '1.1']);
  expect(places(visit(visit(opened, 'a', 'muut'), 'a'))).toEqual([]);
});

test('returns the same state if nothing changes', () => {
  const state = visit(NOTHING_OPEN, 'b1');
  expect(withCategory(state, '1', true)).toBe(state);
  expect(withCategory(state, '2', false)).toBe(state);
});

test.each([
  ['a category is open whose pages are here', ['1'], false],
  ['such a one is open inside another', ['1', '1.1'], true],
])('when %s the rest must be fetched: %s', (_, open, expected) => {
  expect(needsRest(rows('b1', 1), new Set(open))).toBe(expected);
});

const ITEMS = [
  link('/docs/muualla'),
  category('Varasto', '/docs/category/varasto', [category('Saldot', null, [doc('/docs/saldo', 'fi')])]),
];

test.each([
  [
    '/docs/saldo',
    [
      { label: 'Varasto', path: '/docs/category/varasto', lang: null },
      { label: 'Saldot', path: null, lang: null },
      { label: '/DOCS/SALDO', path: '/docs/saldo', lang: 'fi' },
    ],
  ],
  ['/docs/poissa', []],
])('the breadcrumbs of %s are %j', (path, expected) => expect(buildBreadcrumbs(ITEMS, path)).toEqual(expected));

test('a page outside its sidebar has only itself as breadcrumb', () => {
  const own = { label: 'Saldo', path: '/docs/saldo', lang: null };
  expect(orPageAlone([], own)).toEqual([own]);
  const trail = buildBreadcrumbs(ITEMS, '/docs/saldo');
  expect(orPageAlone(trail, own)).toBe(trail);
});
