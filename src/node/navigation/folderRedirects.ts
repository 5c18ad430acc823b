import type { SidebarSpec, SidebarSpecItem } from '../../model/navigation/sidebar';
import type { Redirect } from './redirects';

/** A category that has a page, with the docs in it and in its categories. */
interface ListedCategory {
  path: string;
  docs: ReadonlySet<string>;
}

const docsIn = (items: readonly SidebarSpecItem[]): string[] =>
  items.flatMap((item) => (item.type === 'doc' ? item.path : item.type === 'category' ? docsIn(item.items) : []));

const categoriesIn = (items: readonly SidebarSpecItem[]): ListedCategory[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.path === undefined ? [] : [{ path: item.path, docs: new Set(docsIn(item.items)) }];
    return [...own, ...categoriesIn(item.items)];
  });

/** The folders that a doc is in, the root of the docs left out. */
const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(2).map((_, at) => parts.slice(0, at + 3).join('/'));
};

/**
 * Returns a redirect for each folder of docs, for addresses that readers have shortened by hand. It leads to the
 * smallest category that lists all docs of the folder, as far as a category lists them; a folder without one, or with two, has no redirect.
 * @param docs paths of the docs that lists may name
 * @param taken paths that pages or other redirects have
 * @example '/docs/ohjeet' leads to '/docs/category/ohjeet'
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
