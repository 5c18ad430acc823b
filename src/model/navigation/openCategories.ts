import type { SidebarNode } from './sidebarEntries';

/** The open categories of a sidebar, by position, and the page for which they were last computed. */
export interface OpenCategories {
  sidebar: string;
  sitePath: string;
  open: ReadonlySet<string>;
}

/** The state before the first page. */
export const NOTHING_OPEN: OpenCategories = { sidebar: '', sitePath: '', open: new Set() };

/** All matching categories of the tree. */
function findCategories(rows: readonly SidebarNode[], isMatch: (row: SidebarNode) => boolean): SidebarNode[] {
  return rows.flatMap((row) =>
    row.type === 'category' ? [...(isMatch(row) ? [row] : []), ...findCategories(row.children, isMatch)] : [],
  );
}

/** The open categories after navigation: those above the page, and the open ones, so that nothing moves. */
export function openForPage(
  before: OpenCategories,
  sidebar: string,
  sitePath: string,
  rows: readonly SidebarNode[],
): OpenCategories {
  if (before.sidebar === sidebar && before.sitePath === sitePath) return before;
  const kept = before.sidebar === sidebar ? before.open : [];
  const trail = findCategories(rows, ({ inTrail }) => inTrail).map(({ position }) => position);
  return { sidebar, sitePath, open: new Set([...kept, ...trail]) };
}

/** Returns the state with one category opened or closed. */
export function withCategory(state: OpenCategories, position: string, isOpen: boolean): OpenCategories {
  if (state.open.has(position) === isOpen) return state;
  const open = new Set(state.open);
  if (isOpen) open.add(position);
  else open.delete(position);
  return { ...state, open };
}

/** True when the rows lack the items of an open category. */
export function needsRest(rows: readonly SidebarNode[], open: ReadonlySet<string>): boolean {
  return findCategories(rows, ({ position, pruned }) => pruned && open.has(position)).length > 0;
}
