import {
  buildSidebar,
  categoryPath,
  findNeighbours,
  findTrail,
  hrefOf,
  readingOrder,
  type CategoryItem,
  type DocItem,
  type DocSummary,
  type SidebarItem,
  type SidebarSpecItem,
} from '../../../../src/model/navigation/sidebar';

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

test('a category page stands under docs', () => {
  expect(categoryPath('tilausten-hallinta')).toBe('/docs/category/tilausten-hallinta');
});

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

  test('no items give no items', () => {
    expect(buildSidebar([], findDoc, 'sv', 'fi')).toEqual([]);
  });

  test('a doc has its own label and its language', () => {
    expect(build({ type: 'doc', path: '/docs/saldo' })).toEqual([
      {
        type: 'doc',
        label: 'Saldo',
        title: 'Varaston saldo',
        description: 'Kuvaus.',
        path: '/docs/saldo',
        lang: 'fi',
      },
    ]);
  });

  test('a doc brings the name that its neighbours call it by', () => {
    const named = () => ({ ...saldo, paginationLabel: 'Varaston saldosta' });
    const item: SidebarSpecItem = { type: 'doc', path: '/docs/saldo', label: 'Saldot' };
    expect(buildSidebar([item], named, 'sv', 'fi')).toMatchObject([
      { label: 'Saldot', lang: null, pagination: { label: 'Varaston saldosta', lang: 'fi' } },
    ]);
  });

  test("a label of the sidebar's file comes before the doc's, and is in the page's language", () => {
    const item: SidebarSpecItem = { type: 'doc', path: '/docs/saldo', label: { fi: 'Saldot', sv: 'Lager' } };
    expect(build(item)).toMatchObject([{ label: 'Lager', title: 'Varaston saldo', lang: null }]);
  });

  test('a doc that is not known is left out', () => {
    expect(build({ type: 'doc', path: '/docs/poissa' })).toEqual([]);
  });

  test('a category chooses its texts and builds what is in it', () => {
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

  test('a category without a slug has no page', () => {
    expect(build({ type: 'category', label: 'Varasto', items: [] })).toMatchObject([{ path: null, description: '' }]);
  });
});

test.each([
  [doc('a'), 'a'],
  [category('B', 'B', []), 'B'],
  [category('C', null, []), null],
  [link('https://example.com'), 'https://example.com'],
])('the address of %j is %s', (item, href) => {
  expect(hrefOf(item)).toBe(href);
});

test.each([
  ['a', ['A']],
  ['B', ['B']],
  ['c1', ['B', 'C', 'C1']],
  ['d', ['D']],
  ['poissa', undefined],
  ['https://example.com', undefined],
])('the way to %s is %j', (path, labels) => {
  expect(findTrail(TREE, path)?.map(({ label }) => label)).toEqual(labels);
});

test('of two places of a page the first wins', () => {
  const items = [category('X', null, [doc('a')]), category('Y', null, [doc('a')])];
  expect(findTrail(items, 'a')?.map(({ label }) => label)).toEqual(['X', 'A']);
});

test('links and categories without a page are not read', () => {
  expect(readingOrder(TREE).map(({ path }) => path)).toEqual(['a', 'B', 'b1', 'c1', 'c2', 'd']);
});

test.each([
  ['a', null, 'B'],
  ['B', 'a', 'b1'],
  ['b1', 'B', 'c1'],
  ['c1', 'b1', 'c2'],
  ['c2', 'c1', 'd'],
  ['d', 'c2', null],
  ['poissa', null, null],
])('the neighbours of %s are %s and %s, also across the borders of categories', (path, previous, next) => {
  const neighbours = findNeighbours(TREE, path);
  expect([neighbours.previous?.path ?? null, neighbours.next?.path ?? null]).toEqual([previous, next]);
});

test('a neighbour tells its label and its language', () => {
  expect(findNeighbours(TREE, 'd').previous).toEqual({ label: 'C2', path: 'c2', lang: 'fi' });
  expect(findNeighbours(TREE, 'a').next).toEqual({ label: 'B', path: 'B', lang: null });
});

test('a neighbour is called by the name that it has for that', () => {
  const named: DocItem = { ...doc('b'), pagination: { label: 'Toinen', lang: 'fi' } };
  expect(findNeighbours([doc('a'), named], 'a').next).toEqual({ label: 'Toinen', path: 'b', lang: 'fi' });
});

test('a single page has no neighbours', () => {
  expect(findNeighbours([doc('a')], 'a')).toEqual({ previous: null, next: null });
});
