import { createOfflineKeeper } from '../../../../src/browser/offline/offlineKeeper';
import { WORKER_FILE } from '../../../../src/model/offline/precacheManifest';

const KEPT = { id: 'abc', date: '2026-01-01', stored: 1 };

/** A worker that says what it keeps when it is asked. */
class FakeWorker extends EventTarget {
  readonly scriptURL = `http://localhost${WORKER_FILE}`;
  constructor(
    public state: ServiceWorkerState,
    private readonly delay?: number,
  ) {
    super();
  }
  postMessage(_message: unknown, [port]: { postMessage: (data: unknown) => void }[]): void {
    const answer = () => port?.postMessage(KEPT);
    if (this.delay === undefined) answer();
    else setTimeout(answer, this.delay);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** jsdom has no channels of messages. */
class FakeChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void } = {};
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

function register(registration: object): void {
  const container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(globalThis, { MessageChannel: FakeChannel, caches: { has: () => Promise.resolve(false) } });
}

test('a newer edition that was fetched before anyone looked is told until it has the place', async () => {
  const [active, waiting] = [new FakeWorker('activated'), new FakeWorker('installed')];
  const registration: Record<string, unknown> = { scope: 'http://localhost/', active, waiting, installing: null };
  register(registration);
  const keeper = createOfflineKeeper('/');
  await keeper.look();
  expect(keeper.state()).toEqual({ kind: 'kept', kept: KEPT, isWaiting: true });

  const told = new Promise<void>((resolve) => keeper.subscribe(resolve));
  Object.assign(registration, { active: waiting, waiting: null });
  waiting.become('activated');
  await told;
  expect(keeper.state()).toEqual({ kind: 'kept', kept: KEPT, isWaiting: false });
});

test('a worker that takes long to say what it keeps is waited for, and not taken for none', async () => {
  jest.useFakeTimers();
  try {
    const MINUTE = 60_000;
    register({
      scope: 'http://localhost/',
      active: new FakeWorker('activated', MINUTE),
      waiting: null,
      installing: null,
    });
    const keeper = createOfflineKeeper('/');
    const looked = keeper.look();
    await jest.advanceTimersByTimeAsync(MINUTE - 1);
    expect(keeper.state()).toEqual({ kind: 'looking' });
    await jest.advanceTimersByTimeAsync(1);
    await looked;
    expect(keeper.state()).toEqual({ kind: 'kept', kept: KEPT, isWaiting: false });
  } finally {
    jest.useRealTimers();
  }
});
