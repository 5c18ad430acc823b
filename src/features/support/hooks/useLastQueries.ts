import { useEffect, useRef, useState } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';
import { addQuery, parseQueries } from '../model/lastQueries';

const KEY = 'site.lastQueries';

/** Returns the last queries of this browser, newest first, and stores the current one when the search closes. */
export function useLastQueries(query: string): readonly string[] {
  const [queries] = useState(() => parseQueries(storageSlot(KEY).get()));
  const latest = useRef('');
  useEffect(() => {
    latest.current = query.trim();
  }, [query]);
  useEffect(
    () => () => {
      const slot = storageSlot(KEY);
      if (latest.current !== '') slot.set(JSON.stringify(addQuery(parseQueries(slot.get()), latest.current)));
    },
    [],
  );
  return queries;
}
