import type { PackedRow } from '../model/navigation/sidebarEntries';

/** Gatsby renders all pages again in a build after one that has imported and used `fs`; a digest names these files. */
const fs = process.getBuiltinModule('node:fs');

/** Rows of sidebars by address, which contains their digest. */
const known = new Map<string, readonly PackedRow[]>();

/** Reads the rows of the sidebar in a page's data from the output folder; undefined for a page without one. */
export function readRows(data: unknown): readonly PackedRow[] | undefined {
  const url = (data as { sidebar?: { rowsUrl: string } | null } | undefined)?.sidebar?.rowsUrl;
  if (url === undefined) return undefined;
  const rows = known.get(url) ?? (JSON.parse(fs.readFileSync(`public${url}`, 'utf8')) as PackedRow[]);
  known.set(url, rows);
  return rows;
}
