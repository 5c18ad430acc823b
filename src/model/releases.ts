import { CHANGES_SHOWN } from './limits';
import type { SidebarSpecItem } from './sidebar';

type Category = Extract<SidebarSpecItem, { type: 'category' }>;

function findCategory(items: readonly SidebarSpecItem[], path: string): Category | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.path === path) return item;
    const below = findCategory(item.items, path);
    if (below !== undefined) return below;
  }
  return undefined;
}

function firstDoc(items: readonly SidebarSpecItem[], isPublished: (path: string) => boolean): string | undefined {
  for (const item of items) {
    const found =
      item.type === 'doc' && isPublished(item.path)
        ? item.path
        : item.type === 'category'
          ? firstDoc(item.items, isPublished)
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The first doc, in reading order, of the category that has its page at `path`: of release notes, the newest.
 * Undefined when no sidebar has such a category, or the category no published doc.
 */
export function newestOf(
  path: string,
  sidebars: readonly { items: readonly SidebarSpecItem[] }[],
  isPublished: (path: string) => boolean,
): string | undefined {
  const category = sidebars.map(({ items }) => findCategory(items, path)).find((found) => found !== undefined);
  return category === undefined ? undefined : firstDoc(category.items, isPublished);
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
