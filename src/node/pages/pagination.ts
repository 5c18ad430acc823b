/** One page of a list: its 1-based number, its path and the items on it. */
export interface ListPage<Item> {
  number: number;
  path: string;
  items: Item[];
}

/**
 * Cuts a list into pages: the first at the list's own path, the others at `/page/N`. An empty list has
 * one empty page.
 * @example listPages('/blog', [1, 2, 3], 2)[1] // { number: 2, path: '/blog/page/2', items: [3] }
 */
export function listPages<Item>(path: string, items: readonly Item[], size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: index === 0 ? path : `${path}/page/${index + 1}`,
    items: items.slice(index * size, (index + 1) * size),
  }));
}
