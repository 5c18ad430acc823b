import type { SidebarSpecItem } from '../navigation/sidebar';

/** Maximum number of release notes listed on a page that they changed. */
const CHANGES_SHOWN = 3;

type Category = Extract<SidebarSpecItem, { type: 'category' }>;

interface Sidebar {
  items: readonly SidebarSpecItem[];
}

function findBelow(items: readonly SidebarSpecItem[], path: string): Category | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.path === path) return item;
    const below = findBelow(item.items, path);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** The category whose page is at `path`, in the first sidebar that has one. */
export function findCategory(sidebars: readonly Sidebar[], path: string): Category | undefined {
  return sidebars.map(({ items }) => findBelow(items, path)).find((found) => found !== undefined);
}

/** Paths of all docs among items and their categories, in reading order. */
export function listDocs(items: readonly SidebarSpecItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.path];
    return item.type === 'category' ? listDocs(item.items) : [];
  });
}

/** The first listed doc of the category with the page at `path`: the newest release note. Undefined without one. */
export function newestOf(
  path: string,
  sidebars: readonly Sidebar[],
  isPublished: (path: string) => boolean,
): string | undefined {
  const category = findCategory(sidebars, path);
  return category === undefined ? undefined : listDocs(category.items).find(isPublished);
}

/** A release note that changed a page, and the month of its release: `2025-10`. */
export interface Change {
  path: string;
  released: string;
}

/**
 * Id, in a release note, of what it says of a page.
 * @example changeId('/docs/pikaohjeet/saldo') // 'docs-pikaohjeet-saldo'
 */
export const changeId = (path: string): string => path.slice(1).replaceAll('/', '-');

const byMonth = (a: Change, b: Change) =>
  a.released === b.released ? (a.path < b.path ? -1 : 1) : a.released < b.released ? 1 : -1;

/** The newest changes of a page, newest first; notes of one month are sorted by path. */
export function newestChanges(changes: readonly Change[]): Change[] {
  return [...changes]
    .sort(byMonth)
    .filter(({ released }, index, all) => all[index - 1]?.released !== released)
    .slice(0, CHANGES_SHOWN);
}
