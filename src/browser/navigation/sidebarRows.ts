import { withPrefix } from 'gatsby';
import type { PackedRow } from '../../model/navigation/sidebarEntries';
import { fetchFile } from '../search/fetchFile';

/** The rows of sidebars that the window has, and those that are underway, by address. */
const kept = new Map<string, readonly PackedRow[]>();
const underway = new Map<string, Promise<readonly PackedRow[]>>();

export const rowsAt = (url: string): readonly PackedRow[] | undefined => kept.get(url);

export const keepRows = (url: string, rows: readonly PackedRow[]): void => void kept.set(url, rows);

/** Fetches the rows of a sidebar once; a failure is not kept. */
export function fetchRows(url: string, options?: RequestInit): Promise<readonly PackedRow[]> {
  const rows = kept.get(url);
  if (rows !== undefined) return Promise.resolve(rows);
  const request =
    underway.get(url) ??
    fetchFile(withPrefix(url), options)
      .then((text) => {
        const fetched = JSON.parse(text) as PackedRow[];
        keepRows(url, fetched);
        return fetched;
      })
      .finally(() => underway.delete(url));
  underway.set(url, request);
  return request;
}
