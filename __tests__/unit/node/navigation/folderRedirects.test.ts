import type { SidebarSpecItem } from '../../../../src/model/navigation/sidebar';
import { folderRedirects } from '../../../../src/node/navigation/folderRedirects';

const doc = (path: string): SidebarSpecItem => ({ type: 'doc', path });
const category = (name: string, ...items: SidebarSpecItem[]): SidebarSpecItem => ({
  type: 'category',
  label: name,
  path: `/docs/category/${name}`,
  items,
});

const OHJEET = ['/docs/ohjeet/a', '/docs/ohjeet/tilaukset/b', '/docs/ohjeet/tilaukset/c'];
const SIDEBAR = {
  items: [category('ohjeet', doc('/docs/ohjeet/a'), category('tilaukset', ...OHJEET.slice(1).map(doc)))],
};
const found = (docs: readonly string[], sidebars = [SIDEBAR], taken: string[] = []) =>
  folderRedirects(docs, sidebars, taken).map(({ from, to }) => `${from} ${to}`);

test('a folder redirects to the smallest category with all of its docs, in any sidebar', () => {
  const all = ['/docs/ohjeet /docs/category/ohjeet', '/docs/ohjeet/tilaukset /docs/category/tilaukset'];
  expect(found(OHJEET)).toEqual(all);
  expect(found(['/docs/faq/a', ...OHJEET], [{ items: [category('faq', doc('/docs/faq/a'))] }, SIDEBAR])).toEqual([
    '/docs/faq /docs/category/faq',
    ...all,
  ]);
});

test('ignores a doc that no category lists', () => {
  expect([found(['/docs/ohjeet/x', '/docs/alku', ...OHJEET]).length, found(['/docs/muut/x'])]).toEqual([2, []]);
});

test('a folder has no redirect if its docs are in several categories, or all in two', () => {
  const [a = '', b = ''] = ['/docs/x/a', '/docs/x/b'];
  expect(found([a, b], [{ items: [category('a', doc(a)), category('b', doc(b))] }])).toEqual([]);
  expect(found([a], [{ items: [category('a', doc(a)), category('b', doc(a))] }])).toEqual([]);
});

test('a page or another redirect keeps its path', () => {
  expect(found(OHJEET, [SIDEBAR], ['/docs/ohjeet'])).toEqual(['/docs/ohjeet/tilaukset /docs/category/tilaukset']);
  expect(found(['/docs/ohjeet', ...OHJEET])).toEqual(['/docs/ohjeet/tilaukset /docs/category/tilaukset']);
});
