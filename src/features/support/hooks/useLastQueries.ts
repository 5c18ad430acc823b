import { useEffect, useRef, useState } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';
import { addQuery, parseQueries } from '../model/lastQueries';

const KEY = 'ohjekeskus.lastQueries';

/** The queries that were asked last in this browser, the newest first; the open one is noted when the search closes. */
export function useLastQueries(query: string): readonly string[] {
  const [queries] = useState(() => parseQueries(storageSlot(KEY).get()));
  const asked = useRef('');
  useEffect(() => {
    asked.current = query.trim();
  }, [query]);
  useEffect(
    () => () => {
      const slot = storageSlot(KEY);
      if (asked.current !== '') slot.set(JSON.stringify(addQuery(parseQueries(slot.get()), asked.current)));
    },
    [],
  );
  return queries;
}
