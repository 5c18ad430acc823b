import { useEffect, useMemo, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import {
  addHit,
  FAVOURITES_MAX,
  parseHits,
  RECENT_BESIDE_FAVOURITES_MAX,
  RECENT_MAX,
  withoutHit,
  type StoredHit,
} from '../../model/search/storedHits';

export interface StoredHits {
  recent: readonly StoredHit[];
  favourites: readonly StoredHit[];
  /** Records an opened result. */
  remember: (hit: StoredHit) => void;
  /** Moves a recent result to the favourites. */
  save: (hit: StoredHit) => void;
  forget: (hit: StoredHit) => void;
}

function useSlot(key: string): [StoredHit[], (list: StoredHit[]) => void] {
  const slot = useMemo(() => storageSlot(key), [key]);
  const [list, setList] = useState<StoredHit[]>(() => parseHits(slot.get()));
  useEffect(() => slot.listen((value) => setList(parseHits(value))), [slot]);
  const write = (next: StoredHit[]) => (next.length === 0 ? slot.remove() : slot.set(JSON.stringify(next)));
  return [list, write];
}

/** Recent and favourite results, stored in this browser only. */
export function useStoredHits(locale: string): StoredHits {
  const [opened, setOpened] = useSlot(`__DOCSEARCH_RECENT_SEARCHES__${locale}`);
  const [favourites, setFavourites] = useSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${locale}`);
  const isFavourite = ({ href }: StoredHit) => favourites.some((each) => each.href === href);
  const shown = favourites.length > 0 ? RECENT_BESIDE_FAVOURITES_MAX : RECENT_MAX;
  return {
    recent: opened.slice(0, shown),
    favourites,
    remember: (hit) => {
      if (!isFavourite(hit)) setOpened(addHit(opened, hit, RECENT_MAX));
    },
    save: (hit) => {
      setOpened(withoutHit(opened, hit.href));
      setFavourites(addHit(favourites, hit, FAVOURITES_MAX));
    },
    forget: ({ href }) => {
      setOpened(withoutHit(opened, href));
      setFavourites(withoutHit(favourites, href));
    },
  };
}
