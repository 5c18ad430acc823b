import { buildSidebars, type SidebarDoc } from '../../../../src/node/navigation/buildSidebarNodes';
import type { SidebarSpec } from '../../../../src/model/navigation/sidebar';

const doc = (name: string, locale: string): SidebarDoc => ({
  path: `/docs/${name}`,
  locale,
  title: `${name} ${locale}`,
  sidebarLabel: `${name} (${locale})`,
  paginationLabel: null,
  description: '',
});

const SPECS: SidebarSpec[] = [
  {
    name: 'ohjeet',
    label: { fi: 'Ohjeet', sv: 'Anvisningar' },
    version: 'current',
    isDefault: true,
    items: [
      {
        type: 'category',
        label: { fi: 'Varasto', sv: 'Lager' },
        path: '/docs/category/varasto',
        items: [
          { type: 'doc', path: '/docs/saldo' },
          { type: 'doc', path: '/docs/hylly' },
        ],
      },
    ],
  },
  {
    name: 'tuki',
    label: 'Tuki',
    version: 'current',
    isDefault: false,
    items: [{ type: 'link', label: 'Muualle', href: 'tel:1' }],
  },
];
const DOCS = [doc('saldo', 'fi'), doc('saldo', 'sv'), doc('hylly', 'fi')];

test.each([
  ['without locales', SPECS, []],
  ['without sidebars', [], ['fi', 'sv']],
])('%s there is nothing', (_, specs, codes) => {
  expect(buildSidebars(specs, DOCS, codes)).toEqual({ sidebars: [], categories: [] });
});

test('every sidebar is there in every locale', () => {
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
])('a doc is shown in its translation, else in the default language, told as such: %s', (_, docs) => {
  const { sidebars } = buildSidebars(SPECS, docs, ['fi', 'sv']);
  const labels = sidebars
    .filter(({ name }) => name === 'ohjeet')
    .map(({ items }) =>
      items
        .flatMap((item) => (item.type === 'category' ? item.items : []))
        .map((item) => [item.label, item.type === 'doc' ? item.lang : undefined]),
    );
  expect(labels).toEqual([
    [
      ['saldo (fi)', null],
      ['hylly (fi)', null],
    ],
    [
      ['saldo (sv)', null],
      ['hylly (fi)', 'fi'],
    ],
  ]);
});

test('a doc that exists in a third language only is left out', () => {
  const { sidebars } = buildSidebars(SPECS, [doc('saldo', 'en')], ['fi', 'sv']);
  expect(sidebars[0]?.items).toMatchObject([{ type: 'category', items: [] }]);
});

test('every category with a page is there in every locale, with its cards', () => {
  const { categories } = buildSidebars(SPECS, DOCS, ['fi', 'sv']);
  const summary = categories.map(({ path, locale, sidebar, title, groups }) => [
    path,
    locale,
    sidebar,
    title,
    groups.flatMap(({ cards }) => cards.map((card) => `${card.title} ${card.lang ?? '-'}`)),
  ]);
  expect(summary).toEqual([
    ['/docs/category/varasto', 'fi', 'ohjeet', 'Varasto', ['saldo fi -', 'hylly fi -']],
    ['/docs/category/varasto', 'sv', 'ohjeet', 'Lager', ['saldo sv -', 'hylly fi fi']],
  ]);
});

test('a doc that says so stands only in the sidebars of the languages that it is written in', () => {
  const docs = [...DOCS.slice(0, 2), { ...doc('hylly', 'fi'), fallback: false }];
  const { sidebars } = buildSidebars(SPECS.slice(0, 1), docs, ['fi', 'sv']);
  const labels = sidebars.map(({ items: [category] }) =>
    category?.type === 'category' ? category.items.map(({ label }) => label) : [],
  );
  expect(labels).toEqual([['saldo (fi)', 'hylly (fi)'], ['saldo (sv)']]);
});
