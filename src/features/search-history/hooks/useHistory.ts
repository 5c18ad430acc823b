import { useEffect, useMemo, useState } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';
import type { OpenedHit } from '../../../extend';
import { keysOf } from '../browser/history';
import {
  addHit,
  FAVOURITES_MAX,
  parseHits,
  parseQueries,
  RECENT_BESIDE_FAVOURITES_MAX,
  RECENT_MAX,
  withoutHit,
} from '../model/storedHits';

interface History {
  recent: readonly OpenedHit[];
  favourites: readonly OpenedHit[];
  /** The last queries, newest first. */
  queries: readonly string[];
  /** Moves a recent result to the favourites. */
  save: (hit: OpenedHit) => void;
  forget: (hit: OpenedHit) => void;
  forgetQueries: () => void;
}

function useList<Item>(key: string, parse: (stored: string | null) => Item[]): [Item[], (list: Item[]) => void] {
  const slot = useMemo(() => storageSlot(key), [key]);
  const [list, setList] = useState<Item[]>([]);
  useEffect(() => {
    setList(parse(slot.get()));
    return slot.listen((value) => setList(parse(value)));
  }, [slot, parse]);
  const write = (next: Item[]) => (next.length === 0 ? slot.remove() : slot.set(JSON.stringify(next)));
  return [list, write];
}

/** Recent and favourite results and the last queries, stored in this browser only. */
export function useHistory(locale: string): History {
  const keys = keysOf(locale);
  const [opened, setOpened] = useList(keys.recent, parseHits);
  const [favourites, setFavourites] = useList(keys.favourites, parseHits);
  const [queries, setQueries] = useList(keys.queries, parseQueries);
  return {
    recent: opened.slice(0, favourites.length > 0 ? RECENT_BESIDE_FAVOURITES_MAX : RECENT_MAX),
    favourites,
    queries,
    save: (hit) => {
      setOpened(withoutHit(opened, hit.href));
      setFavourites(addHit(favourites, hit, FAVOURITES_MAX));
    },
    forget: ({ href }) => {
      setOpened(withoutHit(opened, href));
      setFavourites(withoutHit(favourites, href));
    },
    forgetQueries: () => setQueries([]),
  };
}
