import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { entryKey } from '../../browser/router/historyEntry';
import { readArrivalHighlights, withoutHighlights, type ArrivalHighlights } from '../../model/search/arrivalHighlights';
import { MAIN_ID } from '../layout/SkipLink';
import type { HighlightBarProps } from './HighlightBar';

interface Arrived {
  Bar: ComponentType<HighlightBarProps>;
  arrival: ArrivalHighlights;
}

/** Highlights the query on a page opened from the search; the history entry has it, so the address stays clean. */
export function ArrivalHighlightsHost({ address }: { address: string }) {
  const [arrived, setArrived] = useState<Arrived>();
  // A hit can lead to the page that is shown already: only the entry differs.
  const entry = typeof window === 'undefined' ? undefined : entryKey();
  useEffect(() => {
    const arrival = readArrivalHighlights(window.history.state);
    setArrived(undefined);
    if (arrival === null) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "search-highlights" */ './HighlightBar').then(
      ({ HighlightBar }) => {
        if (isCurrent) setArrived({ Bar: HighlightBar, arrival });
      },
      // The page works without highlights.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, entry]);
  const onClear = useCallback(() => {
    window.history.replaceState(withoutHighlights(window.history.state), '');
    // The bar's button is about to disappear with its focus.
    if (document.activeElement?.closest('[data-highlight-bar]'))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setArrived(undefined);
  }, []);
  return arrived === undefined ? null : <arrived.Bar arrival={arrived.arrival} onClear={onClear} />;
}
