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
import { observable } from '../../../model/observable';

/** The state of offline reading. */
export type OfflineState =
  | { kind: 'looking' }
  /** No service workers: a private window, or an insecure page. */
  | { kind: 'unsupported' }
  | { kind: 'none' }
  | { kind: 'working'; progress: Progress | undefined }
  /** `isWaiting`: a newer edition has been fetched and becomes active on the next visit. */
  | { kind: 'kept'; kept: KeptEdition; isWaiting: boolean }
  | { kind: 'failed'; reason: OfflineFailure; kept: KeptEdition | undefined };

export interface OfflineKeeper {
  state: () => OfflineState;
  subscribe: (onChange: () => void) => () => void;
  /** Updates the state. */
  look: () => Promise<void>;
  /** Fetches the site or an update. */
  keep: (newest: PrecacheSummary | undefined) => Promise<void>;
  /** Removes all files and the worker. */
  remove: () => Promise<void>;
}

/** @param base path of the site with a trailing slash: '/' or '/ohje/' */
export function createOfflineKeeper(base: string): OfflineKeeper {
  const scope = new URL(base, window.location.href);
  const watched = new WeakSet<ServiceWorker>();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const current = observable<OfflineState>({ kind: 'looking' });
  const { get: state, set: setState } = current;
  let reason: OfflineFailure = 'network';
  /** Number of the latest reading of the state; results of older ones are dropped. */
  let looks = 0;

  const send = (worker: ServiceWorker | null, message: ToOfflineWorker, port?: MessagePort) =>
    worker?.postMessage(message, port === undefined ? [] : [port]);
  /** The site's own registration, not one of a parent path. */
  const find = async () => {
    const found = await workers?.getRegistration(scope.href);
    return found?.scope === scope.href ? found : undefined;
  };
  /** Waits without a time-out: a slow worker may still have an edition. */
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
    // Access throws in browsers that disable workers or caches.
    const canKeep = await Promise.resolve()
      .then(() => workers !== undefined && caches.has(''))
      .then(
        () => true,
        () => false,
      );
    if (workers === undefined || !canKeep) return setState({ kind: 'unsupported' });
    const registration = await find();
    // The browser may start an update itself.
    if (registration !== undefined) registration.onupdatefound = () => void look();
    const { active, installing, waiting } = registration ?? {};
    // Watch an edition fetched earlier: its activation must be reported too.
    if (waiting) watch(waiting);
    if (installing) {
      if (state().kind !== 'working') setState({ kind: 'working', progress: undefined });
      return watch(installing);
    }
    const kept = active?.scriptURL.endsWith(WORKER_FILE) ? await ask(active) : undefined;
    // A later look has a newer result.
    if (turn !== looks) return;
    setState(kept === undefined ? { kind: 'none' } : { kind: 'kept', kept, isWaiting: Boolean(registration?.waiting) });
  };
  const fail = async () => {
    looks += 1;
    const turn = looks;
    const registration = await find();
    const active = registration?.active;
    if (!active) await clear();
    const kept = active ? await ask(active) : undefined;
    if (turn === looks) setState({ kind: 'failed', reason, kept });
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
        // Replacement of an active worker is not a failure.
        if (worker.state === 'activated') stop.abort();
      },
      { signal: stop.signal },
    );
  };

  workers?.addEventListener('message', ({ data }) => {
    const message = readMessage<FromOfflineWorker>(data, ['progress', 'failed']);
    if (message?.kind === 'failed') reason = message.reason;
    if (message?.kind === 'progress' && state().kind === 'working')
      setState({ kind: 'working', progress: { done: message.done, total: message.total } });
  });

  return {
    state,
    subscribe: current.subscribe,
    look,
    keep: async (newest) => {
      if (workers === undefined) return;
      reason = 'network';
      const before = state();
      const isUpdate = before.kind === 'kept' || (before.kind === 'failed' && before.kept !== undefined);
      setState({ kind: 'working', progress: undefined });
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
        if (error instanceof DOMException && error.name === 'SecurityError') setState({ kind: 'unsupported' });
        else await fail();
      }
    },
    remove: async () => {
      const registration = await find();
      const installing = registration?.installing ?? null;
      if (installing !== null) {
        // Wait for its last writes, which would otherwise remain.
        const ended = new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
        send(installing, { kind: 'stop' });
        await ended;
      }
      await registration?.unregister();
      await clear();
      looks += 1;
      setState({ kind: 'none' });
    },
  };
}
