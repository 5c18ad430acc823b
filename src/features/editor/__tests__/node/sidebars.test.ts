import type { SidebarSpec } from '../../../../model/navigation/sidebar';
import { sidebarOrder, sidebarPaths } from '../../node/sidebarOrder';
import { sidebarPlaces, type PlacedDoc } from '../../node/sidebarPlaces';

const LIST = `# By topic
guides:
  label: { en: Guides, fi: Ohjeet }
  items:
    - start
    - category: { en: Money }
      items:
        - doc: money/price # in euros
        - link: Bank
          href: https://bank.example
`;
const FOLDERS = 'guides:\n  label: Guides\n  items:\n    - auto: .\n';
const DOCS: PlacedDoc[] = [
  { doc: 'start', title: 'Start here', position: undefined },
  { doc: 'money/price', title: 'Prices', position: 2 },
  { doc: 'money/card', title: 'Cards', position: 1 },
  { doc: 'money/other', title: 'Other', position: undefined },
];
const placesFor = (text: string, doc: string) => sidebarPlaces(text, doc, DOCS, 'en');

test('a new page has the places of the sidebar, and is offered the one after its folder', () => {
  const { places, offered } = placesFor(LIST, 'money/tax');
  expect(places.map(({ group, after = 'first' }) => `${group}: ${after}`)).toEqual([
    'Guides: first',
    'Guides: Start here',
    'Guides › Money: first',
    'Guides › Money: Prices',
    'Guides › Money: Bank',
    'Guides: Money',
  ]);
  expect(offered?.after).toBe('Prices');
  expect(offered?.write?.()).toBe(LIST.replace('in euros\n', 'in euros\n        - money/tax\n'));
  expect(placesFor(LIST, 'other/page').offered?.after).toBe('Money');
});

test.each([
  ['a page that is listed', LIST, 'money/price'],
  ['sidebars with an error', `${LIST}  - [`, 'money/tax'],
  ['no sidebars', '', 'money/tax'],
])('nothing is asked for %s', (_, text, doc) => {
  expect(placesFor(text, doc).places).toEqual([]);
});

test('a page in a folder that a sidebar follows has a position between others, or stands by its name', () => {
  expect(placesFor(FOLDERS, 'money/tax')).toEqual({
    places: [
      { group: 'Guides', position: 0 },
      { group: 'Guides', after: 'Cards', position: 1.5 },
      { group: 'Guides', after: 'Prices', position: 3 },
      { group: 'Guides' },
    ],
    offered: { group: 'Guides' },
  });
});

test('folders have the name of the smallest part of the sidebars with all their pages', () => {
  const doc = (path: string) => ({ type: 'doc', path: `/docs/${path}` }) as const;
  const sidebar = (label: string, items: SidebarSpec['items']): SidebarSpec => ({
    name: label,
    version: '',
    label,
    isDefault: false,
    items,
  });
  const money = {
    type: 'category',
    label: { en: 'Money' },
    items: [doc('money/price'), doc('money/old/coin')],
  } as const;
  const more = { type: 'category', label: 'More', items: [doc('mixed/one')] } as const;
  const sidebars = [
    sidebar('Guides', [doc('start'), { ...money, items: [...money.items] }, { ...more, items: [...more.items] }]),
    sidebar('Other', [doc('mixed/two')]),
  ];
  const paths = sidebarPaths(sidebars, '/docs', 'en');
  const order = sidebarOrder(paths);
  expect(['money', 'money/old', 'mixed', 'unknown'].map(order.nameOf)).toEqual(['Money', 'Money', '', undefined]);
  expect(['new', 'mixed/two', 'money/index', 'start', 'money/price'].sort(order.compare)).toEqual([
    'start',
    'money/index',
    'money/price',
    'mixed/two',
    'new',
  ]);
});
