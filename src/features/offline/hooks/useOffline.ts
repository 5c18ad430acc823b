import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchNewest, siteKeeper } from '../browser/siteKeeper';
import type { OfflineKeeper, OfflineState } from '../browser/offlineKeeper';
import type { PrecacheSummary } from '../model/precacheManifest';

export interface Offline extends Pick<OfflineKeeper, 'cancel' | 'remove'> {
  state: OfflineState;
  /** The newest edition on the server, as far as that is known. */
  newest: PrecacheSummary | undefined;
  keep: () => Promise<void>;
}

/** What the device keeps of the site, and the ways to change that. */
export function useOffline(): Offline {
  const keeper = siteKeeper();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const [newest, setNewest] = useState<PrecacheSummary>();
  useEffect(() => {
    void keeper.look();
    void fetchNewest().then(setNewest);
  }, [keeper]);
  const { cancel, remove } = keeper;
  return { state, newest, cancel, remove, keep: () => keeper.keep(newest) };
}
