import { useEffect, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import { CHANGES_SEEN_KEY, visitChanges } from '../../model/pages/changesVisit';

/** The changes that are new since the reader's last visit, known only after the page is there: storage is the browser's. */
export function useFreshChanges<Change extends { changed: string }>(changes: readonly Change[]): readonly Change[] {
  const [fresh, setFresh] = useState<readonly Change[]>([]);
  useEffect(() => {
    if (changes.length === 0) return;
    const slot = storageSlot(CHANGES_SEEN_KEY);
    const visit = visitChanges(changes, slot.get(), Date.now());
    slot.set(visit.keep);
    setFresh(visit.fresh);
  }, [changes]);
  return fresh;
}
