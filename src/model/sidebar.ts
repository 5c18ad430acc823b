import { textIn, type LocalizedText } from './locale';
import { joinPath } from './path';
import { SIDEBAR_WHOLE_LIMIT } from './limits';

/** A sidebar as `sidebars.yaml` describes it, after its docs have been found. */
export type SidebarSpecItem =
  | { type: 'doc'; path: string; label?: LocalizedText }
  | {
      type: 'category';
      label: LocalizedText;
      /** Path of the category's page; absent when the category has none. */
      path?: string;
      description?: LocalizedText;
      items: SidebarSpecItem[];
    }
  | { type: 'link'; label: LocalizedText; href: string };

export interface SidebarSpec {
  /** Unique on the site: a sidebar of an older version has the version in front. */
  name: string;
  /** Version of the docs that it lists. */
  version: string;
  label: LocalizedText;
  /** True for the sidebar of the version's pages that no sidebar lists. */
  isDefault: boolean;
  items: SidebarSpecItem[];
}

/** A sidebar item in one locale: labels chosen, paths without locale and base. */
export type SidebarItem = DocItem | CategoryItem | LinkItem;

export interface DocItem {
  type: 'doc';
  label: string;
  title: string;
  description: string;
  path: string;
  /** Language of the label where it is not the page's own, else null. */
  lang: string | null;
}

export interface CategoryItem {
  type: 'category';
  label: string;
  description: string;
  path: string | null;
  items: SidebarItem[];
}

export interface LinkItem {
  type: 'link';
  label: string;
  href: string;
}

/** What a sidebar needs to know of a doc in a locale. */
export interface DocSummary {
  path: string;
  title: string;
  sidebarLabel: string;
  description: string;
  lang: string | null;
}

/**
 * The path of a category's page; `root` is where the docs of its version stand.
 * @example categoryPath('tilausten-hallinta') // '/docs/category/tilausten-hallinta'
 */
export function categoryPath(slug: string, root = '/docs'): string {
  return joinPath(root, 'category', slug);
}

/** Chooses labels and looks the docs up; a doc that `findDoc` does not know is left out. */
export function buildSidebar(
  items: readonly SidebarSpecItem[],
  findDoc: (path: string) => DocSummary | undefined,
  code: string,
  defaultCode: string,
): SidebarItem[] {
  const text = (value: LocalizedText) => textIn(value, code, defaultCode);
  return items.flatMap((item): SidebarItem[] => {
    switch (item.type) {
      case 'doc': {
        const doc = findDoc(item.path);
        if (doc === undefined) return [];
        const { title, description, path, lang } = doc;
        const label = item.label === undefined ? doc.sidebarLabel : text(item.label);
        return [{ type: 'doc', label, title, description, path, lang: item.label === undefined ? lang : null }];
      }
      case 'category':
        return [
          {
            type: 'category',
            label: text(item.label),
            description: item.description === undefined ? '' : text(item.description),
            path: item.path ?? null,
            items: buildSidebar(item.items, findDoc, code, defaultCode),
          },
        ];
      case 'link':
        return [{ type: 'link', label: text(item.label), href: item.href }];
    }
  });
}

/** Address of an item, or null for a category without a page. */
export function hrefOf(item: SidebarItem): string | null {
  return item.type === 'link' ? item.href : item.path;
}

/** The items from the root down to `path`, both included; the first place wins. Undefined when it is not there. */
export function findTrail(items: readonly SidebarItem[], path: string): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'link' && item.path === path) return [item];
    if (item.type !== 'category') continue;
    const below = findTrail(item.items, path);
    if (below !== undefined) return [item, ...below];
  }
  return undefined;
}

/** Docs and categories with a page, in reading order. */
export function readingOrder(items: readonly SidebarItem[]): (DocItem | CategoryItem)[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'doc':
        return [item];
      case 'category':
        return item.path === null ? readingOrder(item.items) : [item, ...readingOrder(item.items)];
      case 'link':
        return [];
    }
  });
}

export interface Neighbour {
  label: string;
  path: string;
  lang: string | null;
}

/** The pages before and after `path` in reading order; null at either end and for a page that is not there. */
export function findNeighbours(
  items: readonly SidebarItem[],
  path: string,
): { previous: Neighbour | null; next: Neighbour | null } {
  const order = readingOrder(items);
  const at = order.findIndex((item) => item.path === path);
  const neighbour = (item: DocItem | CategoryItem | undefined): Neighbour | null =>
    item === undefined || item.path === null
      ? null
      : { label: item.label, path: item.path, lang: item.type === 'doc' ? item.lang : null };
  if (at < 0) return { previous: null, next: null };
  return { previous: neighbour(order[at - 1]), next: neighbour(order[at + 1]) };
}

/** One row of a sidebar as a page shows it, in document order; `depth` tells the nesting. */
export interface SidebarEntry {
  type: SidebarItem['type'];
  depth: number;
  label: string;
  href: string | null;
  lang: string | null;
  /** A category on the way to the current page. */
  inTrail: boolean;
  /** A category whose items were left out here because the sidebar is large. */
  pruned: boolean;
}

function countItems(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countItems(item.items) : 0), 0);
}

/**
 * The rows that stand in the HTML of the page at `path`: all of them up to `limit` items, else the top
 * level, the items on the way to the page and their siblings. So the cost of a page does not grow with
 * the number of pages.
 */
export function visibleEntries(
  items: readonly SidebarItem[],
  path: string,
  limit: number = SIDEBAR_WHOLE_LIMIT,
): SidebarEntry[] {
  const whole = countItems(items) <= limit;
  const trail = new Set(findTrail(items, path) ?? []);
  const rows = (level: readonly SidebarItem[], depth: number): SidebarEntry[] =>
    level.flatMap((item) => {
      const inTrail = item.type === 'category' && trail.has(item);
      const children = item.type === 'category' ? item.items : [];
      const pruned = children.length > 0 && !whole && !inTrail;
      const entry: SidebarEntry = {
        type: item.type,
        depth,
        label: item.label,
        href: hrefOf(item),
        lang: item.type === 'doc' ? item.lang : null,
        inTrail,
        pruned,
      };
      return pruned ? [entry] : [entry, ...rows(children, depth + 1)];
    });
  return rows(items, 0);
}

/** A row with the rows under it. */
export interface SidebarNode extends SidebarEntry {
  children: SidebarNode[];
}

/** Turns rows back into a tree. */
export function nestEntries(entries: readonly SidebarEntry[]): SidebarNode[] {
  const roots: SidebarNode[] = [];
  const open: SidebarNode[] = [];
  for (const entry of entries) {
    const node: SidebarNode = { ...entry, children: [] };
    open.length = entry.depth;
    const parent = open[entry.depth - 1];
    (parent === undefined ? roots : parent.children).push(node);
    open[entry.depth] = node;
  }
  return roots;
}

/** The same rows with the way to the page at `path` marked. */
export function markTrail(entries: readonly SidebarEntry[], path: string): SidebarEntry[] {
  const at = entries.findIndex(({ href }) => href === path);
  const trail = new Set<number>();
  let depth = at < 0 ? 0 : (entries[at]?.depth ?? 0) + 1;
  for (let index = at; index >= 0 && depth > 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.depth >= depth) continue;
    depth = entry.depth;
    if (entry.type === 'category') trail.add(index);
  }
  return entries.map((entry, index) => ({ ...entry, inTrail: trail.has(index) }));
}
