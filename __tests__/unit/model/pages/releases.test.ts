import { newestChanges, newestOf } from '../../../../src/model/pages/releases';
import type { SidebarSpecItem } from '../../../../src/model/navigation/sidebar';

const doc = (path: string): SidebarSpecItem => ({ type: 'doc', path });
const SIDEBARS: { items: SidebarSpecItem[] }[] = [
  {
    items: [
      doc('/docs/alku'),
      { type: 'category', label: 'Ohjeet', path: '/docs/category/ohjeet', items: [doc('/docs/saldo')] },
    ],
  },
  {
    items: [
      {
        type: 'category',
        label: 'Versiot',
        path: '/docs/category/versiot',
        items: [
          { type: 'link', label: 'Tuki', href: 'https://tuki.example.com' },
          { type: 'category', label: '2025', items: [doc('/docs/lokakuu'), doc('/docs/syyskuu')] },
          doc('/docs/vanha'),
        ],
      },
      { type: 'category', label: 'Tyhjä', path: '/docs/category/tyhja', items: [] },
    ],
  },
];

test.each([
  ['/docs/category/versiot', '/docs/lokakuu'],
  ['/docs/category/ohjeet', '/docs/saldo'],
  ['/docs/category/tyhja', undefined],
  ['/docs/alku', undefined],
  ['/docs/category/muu', undefined],
])('the first doc of %s is %s', (path, expected) => {
  expect(newestOf(path, SIDEBARS, () => true)).toBe(expected);
});

test('a doc that is not published is passed over', () => {
  expect(newestOf('/docs/category/versiot', SIDEBARS, (path) => path !== '/docs/lokakuu')).toBe('/docs/syyskuu');
});

test.each([
  ['none', [], []],
  ['the newest first', ['2024-12 a', '2025-02 b', '2025-01 c'], ['2025-02 b', '2025-01 c', '2024-12 a']],
  ['no more than three', ['2025-01 a', '2025-02 b', '2025-03 c', '2025-04 d'], ['2025-04 d', '2025-03 c', '2025-02 b']],
  ['one of a month', ['2024-10 b', '2024-10 a', '2024-09 c'], ['2024-10 a', '2024-09 c']],
])('of the changes of a page: %s', (_what, given, expected) => {
  const changes = given.map((text) => {
    const [released = '', path = ''] = text.split(' ');
    return { path, released };
  });
  expect(newestChanges(changes).map(({ path, released }) => `${released} ${path}`)).toEqual(expected);
});
