import type { SidebarNode } from './sidebarEntries';

/** Which categories of a sidebar are open, by place; and the page for which that was last thought about. */
export interface OpenCategories {
  sidebar: string;
  sitePath: string;
  open: ReadonlySet<string>;
}

/** Before the first page. */
export const NOTHING_OPEN: OpenCategories = { sidebar: '', sitePath: '', open: new Set() };

/** The categories among the rows that `isWanted` names, from the whole tree. */
function findCategories(rows: readonly SidebarNode[], isWanted: (row: SidebarNode) => boolean): SidebarNode[] {
  return rows.flatMap((row) =>
    row.type === 'category' ? [...(isWanted(row) ? [row] : []), ...findCategories(row.children, isWanted)] : [],
  );
}

/**
 * What is open when a page is shown. Coming to a page opens the categories on the way to it; all others stay
 * as the reader left them, so that nothing moves under the pointer. Another sidebar starts anew.
 */
export function openOnArrival(
  before: OpenCategories,
  sidebar: string,
  sitePath: string,
  rows: readonly SidebarNode[],
): OpenCategories {
  if (before.sidebar === sidebar && before.sitePath === sitePath) return before;
  const kept = before.sidebar === sidebar ? before.open : [];
  const way = findCategories(rows, ({ inTrail }) => inTrail).map(({ place }) => place);
  return { sidebar, sitePath, open: new Set([...kept, ...way]) };
}

/** The same with one category opened or closed. */
export function withCategory(state: OpenCategories, place: string, isOpen: boolean): OpenCategories {
  if (state.open.has(place) === isOpen) return state;
  const open = new Set(state.open);
  if (isOpen) open.add(place);
  else open.delete(place);
  return { ...state, open };
}

/** True when a category is open whose pages are not among the rows. */
export function needsRest(rows: readonly SidebarNode[], open: ReadonlySet<string>): boolean {
  return findCategories(rows, ({ place, pruned }) => pruned && open.has(place)).length > 0;
}
