import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchRows, rowsAt } from '../../browser/navigation/sidebarRows';
import { type PackedRow, unpackRows, type SidebarEntry } from '../../model/navigation/sidebarEntries';

interface SidebarRows {
  entries: readonly SidebarEntry[];
  /** Fetches the rows again, where that has failed. */
  retry: (() => void) | undefined;
}

const NO_ROWS: readonly PackedRow[] = [];

/** Start of the addresses of a sidebar in a locale, before the digest. */
const listOf = (url: string) => url.slice(0, url.lastIndexOf('-'));

/**
 * The rows of a page's sidebar, from the file at `url`. Until it has come, those of the page before, if it had the same
 * sidebar: the page itself never waits for them.
 * @param given the rows, on the server
 */
export function useSidebar(url: string | undefined, sitePath: string, given?: readonly PackedRow[]): SidebarRows {
  const [answer, setAnswer] = useState<{ url: string; hasCome: boolean }>();
  const last = useRef({ url: '', rows: NO_ROWS });
  const load = useCallback(() => {
    if (url === undefined || rowsAt(url) !== undefined) return;
    const answered = (hasCome: boolean) => startTransition(() => setAnswer({ url, hasCome }));
    fetchRows(url).then(
      () => answered(true),
      () => answered(false),
    );
  }, [url]);
  useEffect(load, [load]);
  const found = given ?? (url === undefined ? NO_ROWS : rowsAt(url));
  const rows = found ?? (listOf(last.current.url) === listOf(url ?? '') ? last.current.rows : NO_ROWS);
  useEffect(() => {
    if (url !== undefined) last.current = { url, rows };
  }, [url, rows]);
  const entries = useMemo(() => unpackRows(rows, sitePath), [rows, sitePath]);
  return { entries, retry: answer?.url === url && answer?.hasCome === false ? load : undefined };
}
