import { findTrail, hrefOf, type SidebarItem } from './sidebar';

/** Up to this number of items, every page's HTML contains the whole sidebar; a larger one is pruned per page. */
const SIDEBAR_WHOLE_LIMIT = 200;

/** A row of a sidebar as a page shows it, in document order; `depth` is the nesting level. */
export interface SidebarEntry {
  type: SidebarItem['type'];
  depth: number;
  label: string;
  href: string | null;
  lang: string | null;
  /** A mark behind the label. */
  badge?: string;
  /** True for a category above the current page. */
  inTrail: boolean;
  /** True for a category whose items are omitted from the HTML because the sidebar is large. */
  pruned: boolean;
}

/** `room` minus the number of items in the tree; stops counting below zero. */
function roomLeft(items: readonly SidebarItem[], room: number): number {
  let left = room;
  for (const item of items) {
    left -= 1;
    if (left >= 0 && item.type === 'category') left = roomLeft(item.items, left);
    if (left < 0) break;
  }
  return left;
}

/** The rows in the HTML of a page: all of them up to `limit`, else those near the page, so that its size stays. */
export function visibleEntries(
  items: readonly SidebarItem[],
  path: string,
  limit: number = SIDEBAR_WHOLE_LIMIT,
): SidebarEntry[] {
  const whole = roomLeft(items, limit) >= 0;
  const trail = new Set(findTrail(items, path) ?? []);
  const rows = (level: readonly SidebarItem[], depth: number): SidebarEntry[] =>
    level.flatMap((item) => {
      const inTrail = item.type === 'category' && trail.has(item);
      const children = item.type === 'category' ? item.items : [];
      const pruned = children.length > 0 && !whole && !inTrail;
      const entry: SidebarEntry = {
        type: item.type,
        depth,
        label: item.label,
        href: hrefOf(item),
        lang: item.type === 'doc' ? item.lang : null,
        ...(item.type === 'doc' && item.badge !== undefined && { badge: item.badge }),
        inTrail,
        pruned,
      };
      return pruned ? [entry] : [entry, ...rows(children, depth + 1)];
    });
  return rows(items, 0);
}

/** Kinds of packed rows, by their number. */
const KINDS = ['doc', 'category', 'link', 'pruned'] as const;

/** A row in a file, without what is computed for a page; a doc in the reader's language ends after its address. */
export type PackedRow = readonly [
  depth: number,
  label: string,
  href: string | null,
  kind?: number,
  lang?: SidebarEntry['lang'],
  badge?: string,
];

export function packRow({ type, depth, label, href, lang, badge, pruned }: SidebarEntry): PackedRow {
  const kind = KINDS.indexOf(pruned ? 'pruned' : type);
  if (badge !== undefined) return [depth, label, href, kind, lang, badge];
  if (lang !== null) return [depth, label, href, kind, lang];
  return kind === 0 ? [depth, label, href] : [depth, label, href, kind];
}

function unpackRow([depth, label, href, number = 0, lang = null, badge]: PackedRow): SidebarEntry {
  const kind = KINDS[number] ?? 'doc';
  const pruned = kind === 'pruned';
  const mark = badge === undefined ? {} : { badge };
  return { type: pruned ? 'category' : kind, depth, label, href, lang, ...mark, inTrail: false, pruned };
}

/** A row with the rows under it. */
export interface SidebarNode extends SidebarEntry {
  /** Position of the row in the whole sidebar, such as `1.0.2`; the same on every page and in every locale. */
  position: string;
  children: SidebarNode[];
}

/** Builds a tree from rows. */
export function nestEntries(entries: readonly SidebarEntry[]): SidebarNode[] {
  const roots: SidebarNode[] = [];
  const open: SidebarNode[] = [];
  for (const entry of entries) {
    open.length = entry.depth;
    const parent = open[entry.depth - 1];
    const siblings = parent === undefined ? roots : parent.children;
    const position = parent === undefined ? `${siblings.length}` : `${parent.position}.${siblings.length}`;
    const node: SidebarNode = { ...entry, position: position, children: [] };
    siblings.push(node);
    open[entry.depth] = node;
  }
  return roots;
}

/** Returns the rows of a file, with those on the trail to the page at `path` marked. */
export function unpackRows(rows: readonly PackedRow[], path: string): SidebarEntry[] {
  const entries = rows.map(unpackRow);
  const at = entries.findIndex(({ type, href }) => type !== 'link' && href === path);
  const trail = new Set<number>();
  let depth = at < 0 ? 0 : (entries[at]?.depth ?? 0) + 1;
  for (let index = at; index >= 0 && depth > 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.depth >= depth) continue;
    depth = entry.depth;
    if (entry.type === 'category') trail.add(index);
  }
  return entries.map((entry, index) => ({ ...entry, inTrail: trail.has(index) }));
}
