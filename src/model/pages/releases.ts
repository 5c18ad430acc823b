import type { SidebarSpecItem } from '../navigation/sidebar';

/** Release notes that a page names as those that changed it. */
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

/** The category that has its page at `path`, in the first sidebar that has one. */
export function findCategory(sidebars: readonly Sidebar[], path: string): Category | undefined {
  return sidebars.map(({ items }) => findBelow(items, path)).find((found) => found !== undefined);
}

/** Paths of the docs among items and in their categories, in reading order. */
export function listDocs(items: readonly SidebarSpecItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.path];
    return item.type === 'category' ? listDocs(item.items) : [];
  });
}

/**
 * The first doc, in reading order, of the category that has its page at `path`: of release notes, the newest.
 * Undefined when no sidebar has such a category, or the category no published doc.
 */
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

const byMonth = (a: Change, b: Change) =>
  a.released === b.released ? (a.path < b.path ? -1 : 1) : a.released < b.released ? 1 : -1;

/** The newest of a page's changes, the newest first; of two notes of one month, the first by path. */
export function newestChanges(changes: readonly Change[]): Change[] {
  return [...changes]
    .sort(byMonth)
    .filter(({ released }, index, all) => all[index - 1]?.released !== released)
    .slice(0, CHANGES_SHOWN);
}
