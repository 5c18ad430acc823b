import { cacheNames, WORKER_FILE, type PrecacheSummary } from '../model/precacheManifest';
import {
  readMessage,
  type FromOfflineWorker,
  type KeptEdition,
  type OfflineFailure,
  type ToOfflineWorker,
} from '../model/messages';
import type { Progress } from '../model/progress';
import { watchServiceWorker } from './serviceWorkerClient';

/** What a reader can know of the kept site. */
export type OfflineState =
  | { kind: 'looking' }
  /** The browser has no workers, or lets none be: a private window, an address without https. */
  | { kind: 'unsupported' }
  | { kind: 'none' }
  | { kind: 'working'; progress: Progress | undefined; isUpdate: boolean }
  /** `isWaiting`: a newer edition has been fetched, and takes its place on the next visit. */
  | { kind: 'kept'; kept: KeptEdition; isWaiting: boolean }
  | { kind: 'failed'; reason: OfflineFailure; kept: KeptEdition | undefined };

export interface OfflineKeeper {
  state: () => OfflineState;
  subscribe: (onChange: () => void) => () => void;
  /** Finds out how things are. */
  look: () => Promise<void>;
  /** Fetches the site, or what is newer of it. */
  keep: (newest: PrecacheSummary | undefined) => Promise<void>;
  cancel: () => Promise<void>;
  /** Takes everything off the device. */
  remove: () => Promise<void>;
}

/** @param base path of the site with a trailing slash: '/' or '/ohje/' */
export function createOfflineKeeper(base: string): OfflineKeeper {
  const scope = new URL(base, window.location.href);
  const listeners = new Set<() => void>();
  const watched = new WeakSet<ServiceWorker>();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let state: OfflineState = { kind: 'looking' };
  let reason: OfflineFailure = 'network';
  /** How often the keeper has looked. */
  let looks = 0;

  const tell = (next: OfflineState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const send = (worker: ServiceWorker | null, message: ToOfflineWorker, port?: MessagePort) =>
    worker?.postMessage(message, port === undefined ? [] : [port]);
  /** The site's own registration, not that of another program above it. */
  const find = async () => {
    const found = await workers?.getRegistration(scope.href);
    return found?.scope === scope.href ? found : undefined;
  };
  /** Waits for as long as the worker takes: that it has yet to say what it keeps is not that it keeps nothing. */
  const ask = (worker: ServiceWorker) =>
    new Promise<KeptEdition>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data as KeptEdition);
      send(worker, { kind: 'tell' }, port2);
    });
  const clear = async () => {
    for (const name of Object.values(cacheNames(scope.pathname))) await caches.delete(name);
  };

  const look = async () => {
    looks += 1;
    const turn = looks;
    // Where a browser has no workers or caches, or lets the site have none, asking for them may throw.
    const canKeep = await Promise.resolve()
      .then(() => workers !== undefined && caches.has(''))
      .then(
        () => true,
        () => false,
      );
    if (workers === undefined || !canKeep) return tell({ kind: 'unsupported' });
    const registration = await find();
    // The browser may begin to fetch a newer edition by itself.
    if (registration !== undefined) registration.onupdatefound = () => void look();
    const { active, installing, waiting } = registration ?? {};
    // One that was fetched before anyone looked takes the place of the active one later, which is to be reported, too.
    if (waiting) watch(waiting);
    if (installing) {
      if (state.kind !== 'working') tell({ kind: 'working', progress: undefined, isUpdate: Boolean(active) });
      return watch(installing);
    }
    const kept = active?.scriptURL.endsWith(WORKER_FILE) ? await ask(active) : undefined;
    // While a worker was asked another one may have taken its place, which a later look has seen.
    if (turn !== looks) return;
    tell(kept === undefined ? { kind: 'none' } : { kind: 'kept', kept, isWaiting: Boolean(registration?.waiting) });
  };
  const fail = async () => {
    const registration = await find();
    const active = registration?.active;
    if (!active) await clear();
    const kept = active ? await ask(active) : undefined;
    if (reason !== 'cancelled') return tell({ kind: 'failed', reason, kept });
    tell(kept === undefined ? { kind: 'none' } : { kind: 'kept', kept, isWaiting: false });
  };
  const watch = (worker: ServiceWorker) => {
    if (watched.has(worker)) return;
    watched.add(worker);
    const stop = new AbortController();
    worker.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'redundant') void fail();
        else if (worker.state !== 'activating') void look();
        // In the end each worker gives way to another one, which is no failure.
        if (worker.state === 'activated') stop.abort();
      },
      { signal: stop.signal },
    );
  };

  workers?.addEventListener('message', ({ data }) => {
    const message = readMessage<FromOfflineWorker>(data, ['progress', 'failed']);
    if (message?.kind === 'failed') reason = message.reason;
    if (message?.kind !== 'progress' || state.kind !== 'working') return;
    tell({ ...state, progress: { done: message.done, total: message.total } });
  });

  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    look,
    keep: async (newest) => {
      if (workers === undefined) return;
      reason = 'network';
      const isUpdate = state.kind === 'kept' || (state.kind === 'failed' && state.kept !== undefined);
      tell({ kind: 'working', progress: undefined, isUpdate });
      try {
        const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
        if (!isUpdate && (quota ?? Infinity) - (usage ?? 0) < (newest?.stored ?? 0)) {
          reason = 'quota';
          return await fail();
        }
        const address = new URL(`.${WORKER_FILE}`, scope).href;
        const registration = await workers.register(address, { scope: scope.href, updateViaCache: 'none' });
        watchServiceWorker();
        if (isUpdate) await registration.update();
        await look();
      } catch (error) {
        if (error instanceof DOMException && error.name === 'SecurityError') tell({ kind: 'unsupported' });
        else await fail();
      }
    },
    cancel: async () => {
      const registration = await find();
      send(registration?.installing ?? null, { kind: 'cancel' });
    },
    remove: async () => {
      const registration = await find();
      const installing = registration?.installing ?? null;
      if (installing !== null) {
        // What it still writes would stay behind.
        const ended = new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
        send(installing, { kind: 'cancel' });
        await ended;
      }
      await registration?.unregister();
      await clear();
      tell({ kind: 'none' });
    },
  };
}
