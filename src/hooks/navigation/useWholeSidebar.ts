import { useCallback, useMemo, useState } from 'react';
import { fetchRows } from '../../browser/navigation/sidebarRows';
import { type PackedRow, unpackRows, type SidebarEntry } from '../../model/navigation/sidebarEntries';

type LoadState = 'idle' | 'loading' | 'failed';

/** The rows of a sidebar: those of the page until `load` has fetched all. */
export function useWholeSidebar(
  pageEntries: readonly SidebarEntry[],
  wholeUrl: string | null,
  sitePath: string,
): { entries: readonly SidebarEntry[]; state: LoadState; load: () => void } {
  const [whole, setWhole] = useState<{ url: string; rows: readonly PackedRow[] }>();
  const [state, setState] = useState<LoadState>('idle');
  const load = useCallback(() => {
    if (wholeUrl === null) return;
    setState('loading');
    fetchRows(wholeUrl).then(
      (rows) => {
        setWhole({ url: wholeUrl, rows });
        setState('idle');
      },
      () => setState('failed'),
    );
  }, [wholeUrl]);
  // Each language has its own file.
  const rows = whole?.url === wholeUrl ? whole?.rows : undefined;
  const entries = useMemo(() => rows && unpackRows(rows, sitePath), [rows, sitePath]);
  return { entries: entries ?? pageEntries, state, load };
}
