import type { CategoryItem, DocItem, SidebarItem } from '../../../../src/model/navigation/sidebar';
import {
  markTrail,
  nestEntries,
  readEntries,
  shortEntries,
  visibleEntries,
  wholeEntries,
  type SidebarEntry,
  type SidebarNode,
} from '../../../../src/model/navigation/sidebarEntries';

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

/** One row per line of a sidebar: indented, `+` where it is open to the page, `…` where it was pruned. */
const draw = (entries: readonly SidebarEntry[]) =>
  entries.map(
    ({ depth, label, inTrail, pruned }) => `${'  '.repeat(depth)}${label}${inTrail ? '+' : ''}${pruned ? '…' : ''}`,
  );

describe('the rows of a page', () => {
  test('there are none without items', () => {
    expect(visibleEntries([], 'a')).toEqual([]);
  });

  test('a row tells what it is', () => {
    expect(visibleEntries([doc('a', 'fi')], 'a')).toEqual([
      { type: 'doc', depth: 0, label: 'A', href: 'a', lang: 'fi', inTrail: false, pruned: false },
    ]);
  });

  test.each([
    ['c1', 8, ['A', 'B+', '  B1', '  C+', '    C1', '    C2', 'Linkki', 'D']],
    ['poissa', 8, ['A', 'B', '  B1', '  C', '    C1', '    C2', 'Linkki', 'D']],
    ['c1', 7, ['A', 'B+', '  B1', '  C+', '    C1', '    C2', 'Linkki', 'D']],
    ['b1', 7, ['A', 'B+', '  B1', '  C…', 'Linkki', 'D']],
    ['B', 7, ['A', 'B+', '  B1', '  C…', 'Linkki', 'D']],
    ['a', 7, ['A', 'B…', 'Linkki', 'D']],
    ['poissa', 7, ['A', 'B…', 'Linkki', 'D']],
  ])('at %s, where up to %d items are shown whole, they are %j', (path, limit, rows) => {
    expect(draw(visibleEntries(TREE, path, limit))).toEqual(rows);
  });

  test('a category without items is never pruned', () => {
    expect(draw(visibleEntries([category('X', 'X', []), doc('a')], 'a', 1))).toEqual(['X', 'A']);
  });

  test.each([[3], [30], [300]])(
    'of a large sidebar of ten categories with ten groups of %d pages only the top, the way and the siblings stay',
    (size) => {
      const range = (count: number) => Array.from({ length: count }, (_, index) => index);
      const group = (id: string, count: number) =>
        category(
          id,
          null,
          range(count).map((page) => doc(`${id}-${page}`)),
        );
      const items = range(10).map((top) =>
        category(
          `${top}`,
          null,
          range(10).map((middle) => group(`${top}-${middle}`, top === 4 && middle === 2 ? 5 : size)),
        ),
      );
      expect(visibleEntries(items, '4-2-1')).toHaveLength(10 + 10 + 5);
    },
  );
});

describe('marking the way', () => {
  const whole = visibleEntries(TREE, '', Infinity);

  test.each(['a', 'B', 'b1', 'c1', 'c2', 'd', 'poissa'])('at %s it is as the server drew it', (path) => {
    expect(markTrail(whole, path)).toEqual(visibleEntries(TREE, path, Infinity));
  });

  test('an earlier mark is taken away', () => {
    expect(draw(markTrail(visibleEntries(TREE, 'c1', Infinity), 'a'))).toEqual(draw(whole));
  });

  test('no rows stay no rows', () => {
    expect(markTrail([], 'a')).toEqual([]);
  });
});

test('a row of the tree knows its place in the whole sidebar, on every page', () => {
  const places = (nodes: readonly SidebarNode[]): string[] =>
    nodes.flatMap(({ label, place, children }) => [`${place} ${label}`, ...places(children)]);
  const whole = ['0 A', '1 B', '1.0 B1', '1.1 C', '1.1.0 C1', '1.1.1 C2', '2 Linkki', '3 D'];
  expect(places(nestEntries(visibleEntries(TREE, 'a')))).toEqual(whole);
  expect(places(nestEntries(visibleEntries(TREE, 'b1', 1)))).toEqual(whole.filter((row) => !/ C\d/.test(row)));
});

test('rows become a tree again, each under the last row above it', () => {
  const outline = (nodes: readonly SidebarNode[]): string =>
    nodes.map(({ label, children }) => (children.length === 0 ? label : `${label}(${outline(children)})`)).join(' ');
  expect(outline(nestEntries(visibleEntries(TREE, 'c1')))).toBe('A B(B1 C(C1 C2)) Linkki D');
  expect(outline(nestEntries(visibleEntries([...TREE].reverse(), 'a', 1)))).toBe('D Linkki B A');
  expect(nestEntries([])).toEqual([]);
});

test("the server's HTML of a sidebar gives its rows, with addresses as paths", () => {
  const html =
    '<h2>Ohjeet</h2><nav class="_a"><ul><li class="category"><a href="/sv/x"><span>O&#x27;s &amp; &quot;P&quot;</span></a>' +
    '<details open=""><summary aria-label="Visa"></summary><ul><li><a lang="fi" aria-current="page" href="/sv/y">' +
    '<span title="&lt;b&gt;">&lt;b&gt;</span></a></li></ul></details></li><li class="category"><details><summary>' +
    '<span>Q</span></summary><ul></ul></details></li><li><a href="https://a.example?b=1&amp;c=2" target="_blank">' +
    '<span>Ut</span><svg></svg><span class="visually-hidden"> <!-- -->(ny flik)</span></a></li></ul></nav>';
  const row = { lang: null, inTrail: false, pruned: false };
  expect(readEntries(html, (address) => address.replace('/sv/', '/'))).toEqual([
    { ...row, type: 'category', depth: 0, label: 'O\'s & "P"', href: '/x', inTrail: true },
    { ...row, type: 'doc', depth: 1, label: '<b>', href: '/y', lang: 'fi' },
    { ...row, type: 'category', depth: 0, label: 'Q', href: null, pruned: true },
    { ...row, type: 'doc', depth: 0, label: 'Ut', href: 'https://a.example?b=1&c=2' },
  ]);
  expect(readEntries('', (address) => address)).toEqual([]);
});

describe('rows without what is usual', () => {
  const rows = visibleEntries(TREE, 'c1', 1);

  test('a doc says its label and its address, and its depth where that is not the one of the row before', () => {
    expect(shortEntries(rows)).toEqual([
      { label: 'A', href: 'a' },
      { label: 'B', href: 'B', inTrail: true },
      { depth: 1, label: 'B1', href: 'b1' },
      { label: 'C', inTrail: true },
      { depth: 2, label: 'C1', href: 'c1' },
      { label: 'C2', href: 'c2', lang: 'fi' },
      { type: 'link', depth: 0, label: 'Linkki', href: 'https://example.com' },
      { label: 'D', href: 'd' },
    ]);
  });

  test('a category that is pruned need not say that it is one, one whose rows are there has to', () => {
    expect(shortEntries(visibleEntries(TREE, 'a', 1))).toContainEqual({ label: 'B', href: 'B', pruned: true });
    expect(shortEntries(visibleEntries(TREE, 'a'))).toContainEqual({ type: 'category', label: 'B', href: 'B' });
  });

  test('are whole again, and stay short', () => {
    const short = shortEntries(rows);
    expect(JSON.stringify(wholeEntries(short))).toBe(JSON.stringify(rows));
    expect(shortEntries(short)).toEqual(short);
    expect(wholeEntries(rows)).toEqual(rows);
  });

  test('make the same tree', () => {
    expect(nestEntries(shortEntries(rows))).toEqual(nestEntries(rows));
  });
});
