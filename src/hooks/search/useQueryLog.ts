import { useEffect, useRef } from 'react';
import { withPrefix } from 'gatsby';
import { linkKind } from '../../model/site/link';
import { loggedQuery, type LoggedQuery } from '../../model/search/loggedQuery';
import { objectsToTracking } from '../../model/measuring/trackingObjection';

/** Milliseconds without another letter after which a query counts as written. */
const SETTLED = 1500;

/**
 * Tells the owner's own address of a query and how much it found, once it is written, where the site is set to and
 * the reader has not objected.
 * @param beacon where to, or null
 * @param asked the answered query; undefined while there is none
 */
export function useQueryLog(beacon: string | null, asked: LoggedQuery | undefined): void {
  const told = useRef('');
  const text = asked === undefined ? '' : JSON.stringify(loggedQuery(asked));
  useEffect(() => {
    if (beacon === null || text === '' || text === 'null' || text === told.current || objectsToTracking(navigator))
      return undefined;
    const timer = setTimeout(() => {
      told.current = text;
      navigator.sendBeacon(linkKind(beacon) === 'external' ? beacon : withPrefix(beacon), text);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [beacon, text]);
}
