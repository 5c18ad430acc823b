import { storageSlot } from '../../../browser/site/storageSlot';
import type { AnsweredQuery, SearchListener } from '../../../extend';
import { addHit, addQuery, parseHits, parseQueries, RECENT_MAX } from '../model/storedHits';

/** Storage keys of the lists. */
export const keysOf = (locale: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${locale}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${locale}`,
  queries: 'site.lastQueries',
});

/** Stores the opened results of one search, and its last query when it closes. */
export function createHistory(): SearchListener {
  let latest: AnsweredQuery | undefined;
  return {
    onAnswer: (answered) => {
      latest = answered ?? latest;
    },
    onOpen: (hit) => {
      const { recent, favourites } = keysOf(latest?.locale ?? hit.lang);
      const slot = storageSlot(recent);
      if (parseHits(storageSlot(favourites).get()).some(({ href }) => href === hit.href)) return;
      slot.set(JSON.stringify(addHit(parseHits(slot.get()), hit, RECENT_MAX)));
    },
    onClose: () => {
      const slot = storageSlot(keysOf('').queries);
      if (latest !== undefined) slot.set(JSON.stringify(addQuery(parseQueries(slot.get()), latest.query)));
    },
  };
}
