import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { entryKey } from '../../browser/router/historyEntry';
import { readArrivalMarks, withoutMarks, type ArrivalMarks } from '../../model/search/arrivalMarks';
import type { MarkBarProps } from './MarkBar';

interface Arrived {
  Bar: ComponentType<MarkBarProps>;
  arrival: ArrivalMarks;
}

/**
 * Marks a page that a search has led to. The query's words travel in the history's entry, so the address stays
 * clean; the code that marks is fetched for such a page only.
 * @param address path and hash of the page
 */
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
      // The page is whole without marks.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, entry]);
  const onClear = useCallback(() => {
    window.history.replaceState(withoutMarks(window.history.state), '');
    setArrived(undefined);
  }, []);
  return arrived === undefined ? null : <arrived.Bar arrival={arrived.arrival} onClear={onClear} />;
}
