import { buildBreadcrumbs, orOwnName } from '../../../../src/model/navigation/breadcrumbs';
import type { SidebarItem } from '../../../../src/model/navigation/sidebar';

const ITEMS: SidebarItem[] = [
  { type: 'link', label: 'Muualla', href: '/docs/muualla' },
  {
    type: 'category',
    label: 'Varasto',
    description: '',
    path: '/docs/category/varasto',
    items: [
      {
        type: 'category',
        label: 'Saldot',
        description: '',
        path: null,
        items: [{ type: 'doc', label: 'Saldo', title: '', description: '', path: '/docs/saldo', lang: 'fi' }],
      },
    ],
  },
];

test.each([
  [
    '/docs/saldo',
    [
      { label: 'Varasto', path: '/docs/category/varasto', lang: null },
      { label: 'Saldot', path: null, lang: null },
      { label: 'Saldo', path: '/docs/saldo', lang: 'fi' },
    ],
  ],
  ['/docs/category/varasto', [{ label: 'Varasto', path: '/docs/category/varasto', lang: null }]],
  ['/docs/muualla', []],
  ['/docs/poissa', []],
])('the breadcrumbs of %s are %j', (path, expected) => {
  expect(buildBreadcrumbs(ITEMS, path)).toEqual(expected);
});

test('without a sidebar there are no breadcrumbs', () => {
  expect(buildBreadcrumbs([], '/docs/saldo')).toEqual([]);
});

test('a page that its sidebar does not list is named alone', () => {
  const own = { label: 'Saldo', path: '/docs/saldo', lang: null };
  expect(orOwnName([], own)).toEqual([own]);
  const trail = buildBreadcrumbs(ITEMS, '/docs/saldo');
  expect(orOwnName(trail, own)).toBe(trail);
});
