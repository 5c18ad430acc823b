import { textIn, type LocalizedText } from '../site/locale';
import { joinPath } from '../site/path';

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
  /** Unique on the site: one of another doc root than the main one has its name in front. */
  name: string;
  /** Version of the docs that it lists. */
  version: string;
  label: LocalizedText;
  /** True for the sidebar of the doc root's pages that no sidebar lists. */
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
  /** The doc's name on the pages before and after it, where that is another one. */
  pagination?: Label;
}

/** A text, and its language where that is not the page's own, else null. */
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

/** What a sidebar needs to know of a doc in a locale. */
export interface DocSummary {
  path: string;
  title: string;
  sidebarLabel: string;
  paginationLabel: string | null;
  description: string;
  lang: string | null;
}

/**
 * The path of a category's page; `root` is the path of its doc root.
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
  return items.flatMap((item): SidebarItem | SidebarItem[] => {
    switch (item.type) {
      case 'doc': {
        const doc = findDoc(item.path);
        if (doc === undefined) return [];
        const { title, description, path, lang, paginationLabel } = doc;
        const label = item.label === undefined ? doc.sidebarLabel : text(item.label);
        const pagination = paginationLabel === null ? {} : { pagination: { label: paginationLabel, lang } };
        const labelLang = item.label === undefined ? lang : null;
        return [{ type: 'doc', label, title, description, path, lang: labelLang, ...pagination }];
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

/** Where the pages of a sidebar are in it; of a page that it has twice, the first place. */
interface Places {
  order: readonly (DocItem | CategoryItem)[];
  /** Indexes in the order, by path. */
  indexes: ReadonlyMap<string, number>;
  /** The items from the root down to a path, both included. */
  trails: ReadonlyMap<string, readonly SidebarItem[]>;
}

/** What is asked for each page of a sidebar is found once for all of them. */
const placesOfSidebars = new WeakMap<readonly SidebarItem[], Places>();

function placesOf(items: readonly SidebarItem[]): Places {
  const known = placesOfSidebars.get(items);
  if (known !== undefined) return known;
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
  const places = { order, indexes, trails };
  placesOfSidebars.set(items, places);
  return places;
}

/** The items from the root down to `path`, both included; the first place wins. Undefined when it is not there. */
export const findTrail = (items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined =>
  placesOf(items).trails.get(path);

/** A page that is linked before or after another one. */
export interface Neighbour extends Label {
  path: string;
}

/** The pages before and after `path` in reading order; null at either end and for a page that is not there. */
export function findNeighbours(
  items: readonly SidebarItem[],
  path: string,
): { previous: Neighbour | null; next: Neighbour | null } {
  const { order, indexes } = placesOf(items);
  const at = indexes.get(path);
  const neighbour = (item: DocItem | CategoryItem | undefined): Neighbour | null => {
    if (item === undefined || item.path === null) return null;
    const own = { label: item.label, lang: item.type === 'doc' ? item.lang : null };
    return { path: item.path, ...own, ...(item.type === 'doc' ? item.pagination : undefined) };
  };
  if (at === undefined) return { previous: null, next: null };
  return { previous: neighbour(order[at - 1]), next: neighbour(order[at + 1]) };
}
