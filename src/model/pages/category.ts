import { hrefOf, type CategoryItem, type SidebarItem } from '../navigation/sidebar';

/** One card of a category page. */
export interface CategoryCard {
  title: string;
  description: string;
  href: string;
  lang: string | null;
  isCategory: boolean;
  /** Number of pages below the category; 0 for a doc. */
  count: number;
}

/** Cards under one heading; the label is empty for the cards outside any group. */
export interface CategoryGroup {
  label: string;
  cards: CategoryCard[];
}

function countPages(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.type === 'category' ? countPages(item.items) : item.type === 'doc' ? 1 : 0),
    0,
  );
}

function buildCard(item: SidebarItem): CategoryCard | undefined {
  const href = hrefOf(item);
  if (href === null) return undefined;
  switch (item.type) {
    case 'doc': {
      const { title, description, lang } = item;
      return { title, description, href, lang, isCategory: false, count: 0 };
    }
    case 'category': {
      const { label, description } = item;
      const count = countPages(item.items);
      return { title: label, description, href, lang: null, isCategory: true, count };
    }
    case 'link':
      return { title: item.label, description: '', href, lang: null, isCategory: false, count: 0 };
  }
}

const isCard = (card: CategoryCard | undefined): card is CategoryCard => card !== undefined;

/** The cards of a category's children. A child category without a page becomes a headed group, recursively. */
export function buildCategoryGroups(category: CategoryItem): CategoryGroup[] {
  return groupsOf('', category.items);
}

/** Puts untranslated pages last in a list whose order the writer has not given. */
function inReadersOrder(items: readonly SidebarItem[]): readonly SidebarItem[] {
  const isForeign = (item: SidebarItem) => item.type === 'doc' && item.lang !== null;
  const isByName = items.every((item) => item.type !== 'doc' || item.isByName === true);
  return isByName ? [...items].sort((a, b) => Number(isForeign(a)) - Number(isForeign(b))) : items;
}

function groupsOf(label: string, items: readonly SidebarItem[]): CategoryGroup[] {
  const cards = inReadersOrder(items).map(buildCard).filter(isCard);
  const nested = items.flatMap((item) =>
    item.type === 'category' && item.path === null ? groupsOf(item.label, item.items) : [],
  );
  return cards.length === 0 ? nested : [{ label, cards }, ...nested];
}

/** A unique id for each group's heading: `group-maksut-ja-perintä`; empty for the group without a label. */
export function groupIds(groups: readonly CategoryGroup[]): string[] {
  const usedIds = new Set<string>();
  return groups.map(({ label }) => {
    if (label === '') return '';
    const base = ['group', ...(label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-');
    let id = base;
    for (let number = 2; usedIds.has(id); number += 1) id = `${base}-${number}`;
    usedIds.add(id);
    return id;
  });
}

/** All categories of the tree that have a page. */
export function findCategories(items: readonly SidebarItem[]): (CategoryItem & { path: string })[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const below = findCategories(item.items);
    return item.path === null ? below : [{ ...item, path: item.path }, ...below];
  });
}
