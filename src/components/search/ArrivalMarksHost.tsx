import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { entryKey } from '../../browser/router/historyEntry';
import { readArrivalMarks, withoutMarks, type ArrivalMarks } from '../../model/search/arrivalMarks';
import { MAIN_ID } from '../layout/SkipLink';
import type { MarkBarProps } from './MarkBar';

interface Arrived {
  Bar: ComponentType<MarkBarProps>;
  arrival: ArrivalMarks;
}

/** Highlights the query on a page opened from the search; the history entry has it, so the address stays clean. */
export function ArrivalMarksHost({ address }: { address: string }) {
  const [arrived, setArrived] = useState<Arrived>();
  // A hit can lead to the page that is shown already: only the entry differs.
  const entry = typeof window === 'undefined' ? undefined : entryKey();
  useEffect(() => {
    const arrival = readArrivalMarks(window.history.state);
    setArrived(undefined);
    if (arrival === null) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "search-marks" */ './MarkBar').then(
      ({ MarkBar }) => {
        if (isCurrent) setArrived({ Bar: MarkBar, arrival });
      },
      // The page works without highlights.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, entry]);
  const onClear = useCallback(() => {
    window.history.replaceState(withoutMarks(window.history.state), '');
    // The bar's button is about to disappear with its focus.
    if (document.activeElement?.closest('[data-mark-bar]'))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setArrived(undefined);
  }, []);
  return arrived === undefined ? null : <arrived.Bar arrival={arrived.arrival} onClear={onClear} />;
}
