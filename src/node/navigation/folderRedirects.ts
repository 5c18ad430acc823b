import type { SidebarSpec, SidebarSpecItem } from '../../model/navigation/sidebar';
import type { Redirect } from './redirects';

/** A category with a page, and the docs in it and in its subcategories. */
interface ListedCategory {
  path: string;
  docs: ReadonlySet<string>;
}

const docsIn = (items: readonly SidebarSpecItem[]): string[] =>
  items.flatMap((item) => (item.type === 'doc' ? item.path : item.type === 'category' ? docsIn(item.items) : []));

const categoriesIn = (items: readonly SidebarSpecItem[]): ListedCategory[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const ownCategory = item.path === undefined ? [] : [{ path: item.path, docs: new Set(docsIn(item.items)) }];
    return [...ownCategory, ...categoriesIn(item.items)];
  });

/** Returns the folders of a doc, without the root of the docs. */
const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(2).map((_, at) => parts.slice(0, at + 3).join('/'));
};

/**
 * Returns a redirect for each folder of docs, for addresses that readers shorten by hand. It points to the smallest
 * category that lists all listed docs of the folder; without one, or with two, there is no redirect.
 * @param docs paths of the docs that lists may name
 * @param taken paths of pages and other redirects
 * @example '/docs/ohjeet' redirects to '/docs/category/ohjeet'
 */
export function folderRedirects(
  docs: readonly string[],
  sidebars: readonly Pick<SidebarSpec, 'items'>[],
  taken: Iterable<string>,
): Redirect[] {
  const categories = sidebars.flatMap(({ items }) => categoriesIn(items));
  const isTaken = new Set([...taken, ...docs, ...categories.map(({ path }) => path)]);
  const folders = new Map<string, string[]>();
  for (const doc of docs.filter((path) => categories.some((category) => category.docs.has(path))))
    for (const folder of foldersOf(doc)) folders.set(folder, [...(folders.get(folder) ?? []), doc]);
  return [...folders].flatMap(([from, inside]) => {
    if (isTaken.has(from)) return [];
    const listing = categories.filter(({ docs }) => inside.every((doc) => docs.has(doc)));
    const least = Math.min(...listing.map(({ docs }) => docs.size));
    const [found, second] = listing.filter(({ docs }) => docs.size === least);
    return found === undefined || second !== undefined ? [] : [{ from, to: found.path }];
  });
}
