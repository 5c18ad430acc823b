import { decodeEntities } from '../text/decodeEntities';
import { findTrail, hrefOf, type SidebarItem } from './sidebar';

/** A sidebar up to this many entries is whole in every page's HTML; a larger one is pruned per page. */
const SIDEBAR_WHOLE_LIMIT = 200;

/** One row of a sidebar as a page shows it, in document order; `depth` tells the nesting. */
export interface SidebarEntry {
  type: SidebarItem['type'];
  depth: number;
  label: string;
  href: string | null;
  lang: string | null;
  /** A category on the way to the current page. */
  inTrail: boolean;
  /** A category whose items were left out here because the sidebar is large. */
  pruned: boolean;
}

/** A row as a page's data has it, where what is usual may be left out. */
export type ShortEntry = Pick<SidebarEntry, 'label'> & Partial<SidebarEntry>;

/** What a row says where it is silent, after the row before it: only categories are on a way, or pruned. */
const usualAfter = (before: SidebarEntry | undefined, { inTrail = false, pruned = false }: ShortEntry) => ({
  type: inTrail || pruned ? ('category' as const) : ('doc' as const),
  depth: before?.depth ?? 0,
  href: null,
  lang: null,
  inTrail: false,
  pruned: false,
});

/** The rows with all that they say. */
export function wholeEntries(entries: readonly ShortEntry[]): SidebarEntry[] {
  const rows: SidebarEntry[] = [];
  for (const entry of entries) {
    const usual = usualAfter(rows.at(-1), entry);
    const { type, depth, label, href, lang, inTrail, pruned } = { ...usual, ...entry };
    rows.push({ type, depth, label, href, lang, inTrail, pruned });
  }
  return rows;
}

/**
 * The rows without what is usual.
 * @example shortEntries([{ ...row, depth: 0, label: 'Saldo', href: '/saldo' }]) // [{ label: 'Saldo', href: '/saldo' }]
 */
export function shortEntries(entries: readonly ShortEntry[]): ShortEntry[] {
  const rows = wholeEntries(entries);
  return rows.map((row, index) => {
    const usual: Record<string, unknown> = usualAfter(rows[index - 1], row);
    return Object.fromEntries(
      Object.entries(row).filter(([key, value]) => usual[key] !== value),
    ) as unknown as ShortEntry;
  });
}

/** How many more items than these a list may have; negative where it has more. */
function roomLeft(items: readonly SidebarItem[], room: number): number {
  let left = room;
  for (const item of items) {
    left -= 1;
    if (left >= 0 && item.type === 'category') left = roomLeft(item.items, left);
    if (left < 0) break;
  }
  return left;
}

/**
 * The rows that are in the HTML of the page at `path`: all of them up to `limit` items, else the top
 * level, the items on the way to the page and their siblings. So the cost of a page does not grow with
 * the number of pages.
 */
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
        inTrail,
        pruned,
      };
      return pruned ? [entry] : [entry, ...rows(children, depth + 1)];
    });
  return rows(items, 0);
}

/** A tag of a sidebar's HTML that says something of its rows, with its attributes and the text behind it. */
const TAG = /<(\/?)(ul|li|a|details|span)\b((?:"[^"]*"|[^">])*)>([^<]*)/g;

/**
 * The rows that a sidebar's HTML shows, as the server has written it or a browser gives it back. Links out of the
 * docs cannot be told from docs there.
 * @param pathOf the path of a row to the address of its link
 */
export function readEntries(html: string, pathOf: (address: string) => string): SidebarEntry[] {
  const rows: SidebarEntry[] = [];
  let depth = -1;
  for (const [, end, tag, attributes = '', text = ''] of html.matchAll(TAG)) {
    const row = rows.at(-1);
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
    if (tag === 'ul') depth += end ? -1 : 1;
    if (end || tag === 'ul') continue;
    if (tag === 'li') {
      const isCategory = attribute('class') !== null;
      if (row !== undefined && row.depth < depth) row.pruned = false;
      const type = isCategory ? 'category' : 'doc';
      rows.push({ type, depth, label: '', href: null, lang: null, inTrail: false, pruned: isCategory });
    } else if (row !== undefined) {
      const address = attribute('href');
      if (tag === 'a')
        Object.assign(row, { href: address && pathOf(decodeEntities(address)), lang: attribute('lang') });
      if (tag === 'details') row.inTrail = attribute('open') !== null;
      if (tag === 'span' && row.label === '') row.label = decodeEntities(text);
    }
  }
  return rows;
}

/** A row with the rows under it. */
export interface SidebarNode extends SidebarEntry {
  /** Where the row is in the whole sidebar, such as `1.0.2`; the same on every page and in every locale. */
  place: string;
  children: SidebarNode[];
}

/** Turns rows back into a tree. */
export function nestEntries(entries: readonly ShortEntry[]): SidebarNode[] {
  const roots: SidebarNode[] = [];
  const open: SidebarNode[] = [];
  for (const entry of wholeEntries(entries)) {
    open.length = entry.depth;
    const parent = open[entry.depth - 1];
    const siblings = parent === undefined ? roots : parent.children;
    const place = parent === undefined ? `${siblings.length}` : `${parent.place}.${siblings.length}`;
    const node: SidebarNode = { ...entry, place, children: [] };
    siblings.push(node);
    open[entry.depth] = node;
  }
  return roots;
}

/** The same rows with the way to the page at `path` marked. */
export function markTrail(entries: readonly SidebarEntry[], path: string): SidebarEntry[] {
  const at = entries.findIndex(({ href }) => href === path);
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
