import { buildBreadcrumbs } from '../../model/navigation/breadcrumbs';
import { findNeighbours, type SidebarItem } from '../../model/navigation/sidebar';
import { rowsFile } from '../navigation/sidebarFiles';
import type { SidebarNode } from '../types/nodeTypes';

/** Sidebars as trees, parsed once per process and version. */
const trees = new Map<string, { digest: string; items: SidebarItem[] }>();

/** Returns the tree of a sidebar. */
export function treeOf({ id, tree, internal }: SidebarNode): SidebarItem[] {
  const cached = trees.get(id);
  if (cached?.digest === internal.contentDigest) return cached.items;
  const items = JSON.parse(tree) as SidebarItem[];
  trees.set(id, { digest: internal.contentDigest, items });
  return items;
}

const atPath = <Value>(find: (tree: SidebarItem[], path: string) => Value) => ({
  resolve: (sidebar: SidebarNode, { path }: { path: string }) => find(treeOf(sidebar), path),
});

/** The file with the visible part of a sidebar on a page, and the page's breadcrumbs and neighbours in it. */
export const sidebarFields = {
  rowsUrl: {
    resolve: (sidebar: SidebarNode, { path }: { path: string }) => `/${rowsFile(sidebar, treeOf(sidebar), path).path}`,
  },
  breadcrumbs: atPath(buildBreadcrumbs),
  neighbours: atPath(findNeighbours),
};
