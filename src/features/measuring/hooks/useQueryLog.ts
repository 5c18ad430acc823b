import { useCallback, useEffect, useRef } from 'react';
import { withPrefix } from 'gatsby';
import { consentState } from '../browser/consent';
import { linkKind } from '../../../model/site/link';
import { loggedQuery, type LoggedQuery } from '../../../model/search/loggedQuery';

/** Milliseconds without another letter after which a query counts as written. */
const SETTLED = 1500;
/** Most earlier queries of a search that are sent with a later one. */
const EARLIER_MAX = 4;

interface QueryLog {
  /** Where queries are sent, or null. */
  beacon: string | null;
  /** True where only the queries of those who agreed are sent. */
  asksConsent: boolean;
}

/** A reader who asks not to be tracked counts as one who refused. */
function mayTell(asksConsent: boolean): boolean {
  const state = consentState();
  return state === 'granted' || (!asksConsent && state !== 'objected');
}

/**
 * Tells the owner's own address of a query and how much it found, once it is written, and of the page that is opened
 * from it, where the site is set to and the reader has not objected.
 * @param asked the answered query; undefined while there is none
 * @returns reports a page that is opened from its hits
 */
export function useQueryLog({ beacon, asksConsent }: QueryLog, asked: LoggedQuery | undefined): (href: string) => void {
  const told = useRef('');
  const earlier = useRef<string[]>([]);
  const latest = useRef(asked);
  latest.current = asked;
  const text = asked === undefined ? '' : JSON.stringify(loggedQuery(asked));

  const send = useCallback(
    (query: LoggedQuery, opened?: string) => {
      if (beacon === null || !mayTell(asksConsent)) return;
      const after = earlier.current.filter((each) => !query.query.startsWith(each)).slice(-EARLIER_MAX);
      const line = loggedQuery({ ...query, after, ...(opened === undefined ? {} : { opened }) });
      if (line === null) return;
      const address = linkKind(beacon) === 'external' ? beacon : withPrefix(beacon);
      navigator.sendBeacon(address, JSON.stringify(line));
    },
    [beacon, asksConsent],
  );
  const tell = useCallback(() => {
    const query = latest.current;
    const own = query === undefined ? null : loggedQuery(query);
    if (query === undefined || own === null || JSON.stringify(own) === told.current) return;
    told.current = JSON.stringify(own);
    send(query);
    earlier.current.push(query.query);
  }, [send]);

  useEffect(() => {
    if (beacon === null || text === '' || text === 'null' || text === told.current) return undefined;
    const timer = setTimeout(tell, SETTLED);
    return () => clearTimeout(timer);
  }, [beacon, text, tell]);

  return useCallback(
    (href: string) => {
      const query = latest.current;
      if (query === undefined || linkKind(href) === 'external') return;
      // Who opens a page has written the query.
      tell();
      send(query, href.replace(/#.*/, ''));
    },
    [send, tell],
  );
}
