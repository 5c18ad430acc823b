import { storageSlot } from '../../../browser/site/storageSlot';
import type { OpenedHit } from '../../../extend';
import { addHit, addQuery, parseHits, parseQueries, RECENT_MAX } from '../model/storedHits';

/** Storage keys of the lists. */
export const keysOf = (locale: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${locale}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${locale}`,
  queries: 'site.lastQueries',
});

/** Stores an opened result, unless it is a favourite. */
export function storeHit(hit: OpenedHit, locale: string): void {
  const { recent, favourites } = keysOf(locale);
  const slot = storageSlot(recent);
  if (parseHits(storageSlot(favourites).get()).some(({ href }) => href === hit.href)) return;
  slot.set(JSON.stringify(addHit(parseHits(slot.get()), hit, RECENT_MAX)));
}

/** Stores a query, the last of a search. */
export function storeQuery(query: string): void {
  const slot = storageSlot(keysOf('').queries);
  slot.set(JSON.stringify(addQuery(parseQueries(slot.get()), query)));
}
