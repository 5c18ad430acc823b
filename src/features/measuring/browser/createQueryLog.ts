import { withPrefix } from 'gatsby';
import type { AnsweredQuery, SearchListener } from '../../../extend';
import { loggedQuery } from '../model/loggedQuery';
import { linkKind } from '../../../model/site/link';
import { consentState } from './consent';

/** Milliseconds without another letter after which a query counts as finished. */
const SETTLED = 1500;
/** Maximum number of earlier queries of a search that are sent with a later one. */
const EARLIER_MAX = 4;

interface QueryLog {
  /** Address that queries are sent to: a path of the site, or an address of another one. */
  beacon: string;
  /** True when only queries of readers who have consented are sent. */
  asksConsent: boolean;
}

/** A browser with a tracking signal counts as a refusal. */
function maySend(asksConsent: boolean): boolean {
  const state = consentState();
  return state === 'granted' || (!asksConsent && state !== 'objected');
}

/** Creates the log: it sends each finished query with its number of hits and the opened page, without personal data. */
export function createQueryLog({ beacon, asksConsent }: QueryLog): SearchListener {
  const address = linkKind(beacon) === 'external' ? beacon : withPrefix(beacon);
  const earlier: string[] = [];
  let latest: AnsweredQuery | undefined;
  let lastLine = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (answered: AnsweredQuery, opened?: string) => {
    if (!maySend(asksConsent)) return;
    const after = earlier.filter((each) => !answered.query.startsWith(each)).slice(-EARLIER_MAX);
    const line = loggedQuery({ ...answered, after, ...(opened === undefined ? {} : { opened }) });
    if (line !== null) navigator.sendBeacon(address, JSON.stringify(line));
  };
  /** Sends a query once, even if it is answered several times. */
  const finish = (answered: AnsweredQuery) => {
    const line = JSON.stringify(loggedQuery(answered));
    if (line === 'null' || line === lastLine) return;
    lastLine = line;
    send(answered);
    earlier.push(answered.query);
  };
  return {
    onAnswer: (answered) => {
      latest = answered;
      clearTimeout(timer);
      if (answered !== undefined) timer = setTimeout(() => finish(answered), SETTLED);
    },
    onOpen: ({ href }) => {
      if (latest === undefined || linkKind(href) === 'external') return;
      // A reader who opens a page has finished the query.
      finish(latest);
      send(latest, href.replace(/[?#].*/, ''));
    },
    onClose: () => clearTimeout(timer),
  };
}
