import { textIn, type LocalizedText } from '../site/locale';
import { joinPath } from '../site/path';

/** A sidebar of `sidebars.yaml` with its docs resolved; `isByName` is true in a folder without `sidebar_position`. */
export type SidebarSpecItem =
  | { type: 'doc'; path: string; label?: LocalizedText; isByName?: true }
  | {
      type: 'category';
      label: LocalizedText;
      /** Path of the category's page, if it has one. */
      path?: string;
      description?: LocalizedText;
      items: SidebarSpecItem[];
    }
  | { type: 'link'; label: LocalizedText; href: string };

export interface SidebarSpec {
  /** Unique on the site: prefixed with the doc root, except in the main one. */
  name: string;
  /** Version of the listed docs. */
  version: string;
  label: LocalizedText;
  /** True for the generated sidebar of the doc root's pages that no sidebar lists. */
  isDefault: boolean;
  items: SidebarSpecItem[];
}

/** A mark behind a doc's label; `until` is its last day. */
export interface SidebarBadge {
  text: string;
  until?: string | undefined;
}

/** A sidebar item in one locale: labels chosen, paths without locale and base. */
export type SidebarItem = DocItem | CategoryItem | LinkItem;

export interface DocItem {
  type: 'doc';
  label: string;
  title: string;
  description: string;
  path: string;
  /** Language of the label if it differs from the page's, else null. */
  lang: string | null;
  /** True for a doc whose place in the list the writer has not given. */
  isByName?: true;
  /** A mark behind the label. */
  badge?: string;
  /** Label in the links to the previous and next page, if it differs. */
  pagination?: Label;
}

/** A text and its language, which is null when it is the page's. */
interface Label {
  label: string;
  lang: string | null;
}

export interface CategoryItem {
  type: 'category';
  label: string;
  description: string;
  path: string | null;
  items: SidebarItem[];
}

interface LinkItem {
  type: 'link';
  label: string;
  href: string;
}

/** The data of a doc in one locale that a sidebar needs. */
export interface DocSummary {
  path: string;
  title: string;
  sidebarLabel: string;
  paginationLabel: string | null;
  description: string;
  lang: string | null;
  badge?: string | undefined;
}

/** The path of a category's page in a doc root: `/docs/category/tilausten-hallinta`. */
export function categoryPath(slug: string, root = '/docs'): string {
  return joinPath(root, 'category', slug);
}

/** Resolves labels and docs for a locale; omits docs that `findDoc` does not return. */
export function buildSidebar(
  items: readonly SidebarSpecItem[],
  findDoc: (path: string) => DocSummary | undefined,
  code: string,
  defaultCode: string,
): SidebarItem[] {
  const text = (value: LocalizedText) => textIn(value, code, defaultCode);
  return items.flatMap((item): SidebarItem | SidebarItem[] => {
    switch (item.type) {
      case 'doc': {
        const doc = findDoc(item.path);
        if (doc === undefined) return [];
        const { title, description, path, lang, paginationLabel, badge } = doc;
        const label = item.label === undefined ? doc.sidebarLabel : text(item.label);
        const pagination = paginationLabel === null ? {} : { pagination: { label: paginationLabel, lang } };
        const labelLang = item.label === undefined ? lang : null;
        const order = item.isByName === true ? { isByName: item.isByName } : {};
        // The mark is in the language of the doc, which a label of the sidebar may not be in.
        const mark = badge === undefined || lang !== labelLang ? {} : { badge };
        return [{ type: 'doc', label, title, description, path, lang: labelLang, ...order, ...mark, ...pagination }];
      }
      case 'category':
        return {
          type: 'category',
          label: text(item.label),
          description: item.description === undefined ? '' : text(item.description),
          path: item.path ?? null,
          items: buildSidebar(item.items, findDoc, code, defaultCode),
        };
      case 'link':
        return [{ type: 'link', label: text(item.label), href: item.href }];
    }
  });
}

/** Address of an item, or null for a category without a page. */
export function hrefOf(item: SidebarItem): string | null {
  return item.type === 'link' ? item.href : item.path;
}

/** Docs and categories with a page, in reading order. */
function readingOrder(items: readonly SidebarItem[]): (DocItem | CategoryItem)[] {
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

/** Positions of pages in a sidebar; the first one of a page that is listed twice. */
interface SidebarIndex {
  order: readonly (DocItem | CategoryItem)[];
  /** Indexes in reading order, by path. */
  indexes: ReadonlyMap<string, number>;
  /** The items from the root down to a path, inclusive. */
  trails: ReadonlyMap<string, readonly SidebarItem[]>;
}

/** Computed once per sidebar, because every page of it looks itself up. */
const indexCache = new WeakMap<readonly SidebarItem[], SidebarIndex>();

function indexOf(items: readonly SidebarItem[]): SidebarIndex {
  const cached = indexCache.get(items);
  if (cached !== undefined) return cached;
  const order = readingOrder(items);
  const indexes = new Map<string, number>();
  order.forEach(({ path }, index) => {
    if (path !== null && !indexes.has(path)) indexes.set(path, index);
  });
  const trails = new Map<string, readonly SidebarItem[]>();
  const walk = (level: readonly SidebarItem[], above: readonly SidebarItem[]) => {
    for (const item of level) {
      if (item.type === 'link') continue;
      const trail = [...above, item];
      if (item.path !== null && !trails.has(item.path)) trails.set(item.path, trail);
      if (item.type === 'category') walk(item.items, trail);
    }
  };
  walk(items, []);
  const index = { order, indexes, trails };
  indexCache.set(items, index);
  return index;
}

/** The items from the root down to `path`, inclusive; the first match wins. Undefined when it is not listed. */
export const findTrail = (items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined =>
  indexOf(items).trails.get(path);

/** Paths of the pages in a sidebar. */
export const pagesOf = (items: readonly SidebarItem[]): string[] => [...indexOf(items).trails.keys()];

/** The previous or next page. */
export interface Neighbour extends Label {
  path: string;
}

export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The previous and the next page of `path` in reading order; null at either end and for an unlisted page. */
export function findNeighbours(items: readonly SidebarItem[], path: string): Neighbours {
  const { order, indexes } = indexOf(items);
  const at = indexes.get(path);
  const neighbour = (item: DocItem | CategoryItem | undefined): Neighbour | null => {
    if (item === undefined || item.path === null) return null;
    const label = { label: item.label, lang: item.type === 'doc' ? item.lang : null };
    return { path: item.path, ...label, ...(item.type === 'doc' ? item.pagination : undefined) };
  };
  if (at === undefined) return { previous: null, next: null };
  return { previous: neighbour(order[at - 1]), next: neighbour(order[at + 1]) };
}
