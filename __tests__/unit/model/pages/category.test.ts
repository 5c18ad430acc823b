import { buildCategoryGroups, findCategories, groupIds } from '../../../../src/model/pages/category';
import type { CategoryItem, SidebarItem } from '../../../../src/model/navigation/sidebar';

const doc = (name: string): SidebarItem => ({
  type: 'doc',
  label: `${name} sivupalkissa`,
  title: name,
  description: `${name}.`,
  path: `/docs/${name}`,
  lang: 'fi',
});
const category = (label: string, path: string | null, items: SidebarItem[]): CategoryItem => ({
  type: 'category',
  label,
  description: `${label}.`,
  path,
  items,
});
const link: SidebarItem = { type: 'link', label: 'Tuki', href: 'https://example.com' };

test('a doc becomes a card with its title, a category counts its pages, and a link shows its label', () => {
  const below = category('Laskut', '/docs/category/laskut', [
    doc('lasku'),
    link,
    category('Muut', null, [doc('hyvitys')]),
  ]);
  const facts = { lang: null, isCategory: false, count: 0 };
  const groups = buildCategoryGroups(category('Ohjeet', '/docs/category/ohjeet', [doc('saldo'), below, link]));
  expect(groups).toEqual([
    {
      label: '',
      cards: [
        { ...facts, title: 'saldo', description: 'saldo.', href: '/docs/saldo', lang: 'fi' },
        {
          ...facts,
          title: 'Laskut',
          description: 'Laskut.',
          href: '/docs/category/laskut',
          isCategory: true,
          count: 2,
        },
        { ...facts, title: 'Tuki', description: '', href: 'https://example.com' },
      ],
    },
  ]);
});

test.each([
  ['docs and a group', [category('Ryhmä', null, [doc('b')]), doc('a')], [': a', 'Ryhmä: b']],
  ['a group alone', [category('Ryhmä', null, [doc('b'), doc('c')])], ['Ryhmä: b c']],
])('groups the cards of a category with %s', (_, items, expected) => {
  const groups = buildCategoryGroups(category('Ohjeet', '/docs/category/ohjeet', items));
  expect(groups.map(({ label, cards }) => `${label}: ${cards.map(({ title }) => title).join(' ')}`)).toEqual(expected);
});

test('untranslated docs are last only in lists sorted by name', () => {
  const translated: SidebarItem = { ...doc('b'), type: 'doc', lang: null } as SidebarItem;
  const titles = (items: SidebarItem[]) =>
    buildCategoryGroups(category('Ohjeet', null, items))[0]?.cards.map(({ title }) => title);
  const byName = [doc('a'), translated].map((item) => ({ ...item, isByName: true as const }) as SidebarItem);
  expect(titles([...byName, link])).toEqual(['b', 'Tuki', 'a']);
  expect(titles([doc('a'), ...byName.slice(1)])).toEqual(['a', 'b']);
});

test.each([
  ['a category with a page under one without', [category('A', null, [category('B', '/b', [])])], ['/b']],
  ['a tree', [category('A', '/a', [doc('x'), category('B', '/b', [])]), category('C', '/c', [])], ['/a', '/b', '/c']],
])('finds the categories with a page in %s', (_, items, expected) => {
  expect(findCategories(items).map(({ path }) => path)).toEqual(expected);
});

test.each([
  ['a group without a label', ['', 'Asiakkaat'], ['', 'group-asiakkaat']],
  ['equal labels', ['Muut', 'muut', 'Muut'], ['group-muut', 'group-muut-2', 'group-muut-3']],
  ['a label of signs alone', ['…', '?'], ['group', 'group-2']],
])('with %s the headings have unique ids', (_, labels, expected) => {
  expect(groupIds(labels.map((label) => ({ label, cards: [] })))).toEqual(expected);
});
