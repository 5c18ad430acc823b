import type { BrowserModule, SearchListener } from '../../../extend';
import { asksConsent } from '../model/analytics';
import { measuringSettings } from './settings';

async function loadQueryLog(): Promise<SearchListener | undefined> {
  const { analytics, queryBeacon } = measuringSettings();
  if (queryBeacon === undefined) return undefined;
  const { createQueryLog } = await import(/* webpackChunkName: "query-log" */ './createQueryLog');
  return createQueryLog({ beacon: queryBeacon, asksConsent: asksConsent(analytics) });
}

/** Sends finished queries to the owner's address. Loads its code when the search is opened. */
export const queryLog: BrowserModule = {
  onSearch: () => {
    // If the code does not load, nothing is sent; search is unaffected.
    const log = loadQueryLog().catch(() => undefined);
    return {
      onAnswer: (answered) => void log.then((listener) => listener?.onAnswer(answered)),
      onOpen: (hit) => void log.then((listener) => listener?.onOpen(hit)),
      onClose: () => void log.then((listener) => listener?.onClose()),
    };
  },
};
