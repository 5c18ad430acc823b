import { useCallback, useState } from 'react';
import { withPrefix } from 'gatsby';
import { markTrail, type SidebarEntry } from '../../model/navigation/sidebarEntries';

type LoadState = 'idle' | 'loading' | 'failed';

/** The rows of a sidebar: those of the page until `load` has fetched all. */
export function useWholeSidebar(
  pageEntries: readonly SidebarEntry[],
  wholeUrl: string | null,
  sitePath: string,
): { entries: readonly SidebarEntry[]; state: LoadState; load: () => void } {
  const [whole, setWhole] = useState<{ url: string; entries: readonly SidebarEntry[] }>();
  const [state, setState] = useState<LoadState>('idle');
  const load = useCallback(() => {
    if (wholeUrl === null) return;
    setState('loading');
    fetch(withPrefix(wholeUrl))
      .then((response) => {
        if (!response.ok) throw new Error(`${wholeUrl}: status ${response.status}.`);
        return response.json() as Promise<SidebarEntry[]>;
      })
      .then(
        (entries) => {
          setWhole({ url: wholeUrl, entries });
          setState('idle');
        },
        () => setState('failed'),
      );
  }, [wholeUrl]);
  // Each language has its own file.
  return { entries: whole?.url === wholeUrl ? markTrail(whole.entries, sitePath) : pageEntries, state, load };
}
