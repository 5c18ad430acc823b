import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchNewest, siteKeeper } from '../browser/siteKeeper';
import type { OfflineKeeper, OfflineState } from '../browser/offlineKeeper';
import type { PrecacheSummary } from '../model/precacheManifest';

export interface Offline extends Pick<OfflineKeeper, 'cancel' | 'remove'> {
  state: OfflineState;
  /** The newest edition on the server, if known. */
  newest: PrecacheSummary | undefined;
  keep: () => Promise<void>;
}

/** The state of offline reading and its actions. */
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
