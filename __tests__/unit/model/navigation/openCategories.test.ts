import {
  needsRest,
  NOTHING_OPEN,
  openOnArrival,
  withCategory,
  type OpenCategories,
} from '../../../../src/model/navigation/openCategories';
import type { CategoryItem, DocItem, SidebarItem } from '../../../../src/model/navigation/sidebar';
import { nestEntries, visibleEntries } from '../../../../src/model/navigation/sidebarEntries';

const doc = (path: string): DocItem => ({ type: 'doc', label: path, title: '', description: '', path, lang: null });
const category = (path: string | null, items: SidebarItem[]): CategoryItem => ({
  type: 'category',
  label: 'Ryhmä',
  description: '',
  path,
  items,
});

/** Places: a 0; B 1 with b1 1.0 and a category 1.1 with c1 1.1.0; a category 2 with d1 2.0. */
const TREE = [doc('a'), category('B', [doc('b1'), category(null, [doc('c1')])]), category(null, [doc('d1')])];
const rows = (path: string, limit?: number) => nestEntries(visibleEntries(TREE, path, limit));
const visit = (before: OpenCategories, path: string, sidebar = 'ohjeet') =>
  openOnArrival(before, sidebar, path, rows(path));
const places = ({ open }: OpenCategories) => [...open].sort();

test.each([
  ['a', []],
  ['B', ['1']],
  ['b1', ['1']],
  ['c1', ['1', '1.1']],
  ['poissa', []],
])('at %s the way to the page is open: %j', (path, expected) => {
  expect(places(visit(NOTHING_OPEN, path))).toEqual(expected);
});

test('on the next page what was open stays open, and its own way is opened too', () => {
  expect(places(visit(visit(NOTHING_OPEN, 'c1'), 'd1'))).toEqual(['1', '1.1', '2']);
});

test('what the reader opened or closed stays so', () => {
  const opened = withCategory(visit(NOTHING_OPEN, 'b1'), '2', true);
  const closed = withCategory(opened, '1', false);
  expect(places(closed)).toEqual(['2']);
  expect(places(visit(closed, 'a'))).toEqual(['2']);
});

test('the way to a page can be closed there, and is open when the reader comes back', () => {
  const closed = withCategory(visit(NOTHING_OPEN, 'b1'), '1', false);
  expect(visit(closed, 'b1')).toBe(closed);
  expect(places(visit(visit(closed, 'a'), 'b1'))).toEqual(['1']);
});

test('another sidebar starts anew', () => {
  const opened = withCategory(visit(NOTHING_OPEN, 'b1'), '2', true);
  expect(places(visit(opened, 'c1', 'muut'))).toEqual(['1', '1.1']);
  expect(places(visit(visit(opened, 'a', 'muut'), 'a'))).toEqual([]);
});

test('what is as wanted is left alone', () => {
  const state = visit(NOTHING_OPEN, 'b1');
  expect(withCategory(state, '1', true)).toBe(state);
  expect(withCategory(state, '2', false)).toBe(state);
});

test.each([
  ['nothing is open', [], false],
  ['a category is open whose pages are here', ['1'], false],
  ['a category is open whose pages are left out', ['2'], true],
  ['such a one is open inside another', ['1', '1.1'], true],
])('when %s the rest is needed: %s', (_, open, expected) => {
  expect(needsRest(rows('b1', 1), new Set(open))).toBe(expected);
});
