import { createOfflineKeeper } from '../../browser/offlineKeeper';
import { WORKER_FILE } from '../../model/precacheManifest';
import { watchServiceWorker } from '../../browser/serviceWorkerClient';

const KEPT = { id: 'abc', date: '2026-01-01', stored: 1 };

/** A worker that reports its edition on request. */
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

/** jsdom has no MessageChannel. */
class FakeChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void } = {};
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

function register(registration: object): void {
  const container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(globalThis, { MessageChannel: FakeChannel, caches: { has: () => Promise.resolve(false) } });
}

afterEach(() => jest.useRealTimers());

test('reports a newer edition fetched before the first look until it is active', async () => {
  const [active, waiting] = [new FakeWorker('activated'), new FakeWorker('installed')];
  const registration: Record<string, unknown> = { scope: 'http://localhost/', active, waiting, installing: null };
  register(registration);
  const keeper = createOfflineKeeper('/');
  await keeper.look();
  expect(keeper.state()).toEqual({ kind: 'kept', kept: KEPT, isWaiting: true });

  const changed = new Promise<void>((resolve) => keeper.subscribe(resolve));
  Object.assign(registration, { active: waiting, waiting: null });
  waiting.become('activated');
  await changed;
  expect(keeper.state()).toEqual({ kind: 'kept', kept: KEPT, isWaiting: false });
});

test('waits for a slow worker instead of reporting no edition', async () => {
  jest.useFakeTimers();
  const MINUTE = 60_000;
  const active = new FakeWorker('activated', MINUTE);
  register({ scope: 'http://localhost/', active, waiting: null, installing: null });
  const keeper = createOfflineKeeper('/');
  const looked = keeper.look();
  await jest.advanceTimersByTimeAsync(MINUTE - 1);
  expect(keeper.state()).toEqual({ kind: 'looking' });
  await jest.advanceTimersByTimeAsync(1);
  await looked;
  expect(keeper.state()).toEqual({ kind: 'kept', kept: KEPT, isWaiting: false });
});

test('a page reports its build, ignores other messages, and offers a finished edition to take over', async () => {
  jest.useFakeTimers();
  Object.assign(window, { ___webpackCompilationHash: 'c0ffee' });
  const waiting = { postMessage: jest.fn() };
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), { waiting: null as typeof waiting | null, installing });
  const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve(registration) });
  const browser = { serviceWorker } as unknown as Navigator;
  watchServiceWorker(browser);
  watchServiceWorker(browser);
  await serviceWorker.ready;

  const say = (data: unknown) => {
    const port = { postMessage: jest.fn() };
    serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    return port.postMessage.mock.calls as unknown[][];
  };
  expect([say({ kind: 'which' }), say({ kind: 'progress', done: 1, total: 2 })]).toEqual([[['c0ffee']], []]);
  expect(say('which')).toEqual([]);

  const offers = (seconds: number) => {
    waiting.postMessage.mockClear();
    jest.advanceTimersByTime(seconds * 1000);
    return waiting.postMessage.mock.calls as unknown[][];
  };
  const complete = () => {
    registration.waiting = waiting;
    registration.installing.dispatchEvent(new Event('statechange'));
  };
  expect(offers(600)).toEqual([]);
  // A pending offer; the old worker is not disturbed first.
  complete();
  expect([offers(2), offers(1)]).toEqual([[], [[{ kind: 'takeOver' }]]]);
  // The page's answer may have timed out.
  expect([offers(6).length, offers(11).length, offers(1).length, offers(600).length]).toEqual([1, 0, 1, 10]);
  registration.waiting = null;
  expect(offers(600)).toEqual([]);

  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  complete();
  expect(offers(3)).toHaveLength(1);
});

/** A browser with configurable service workers and storage quota. */
function openBrowser({ workers, room = 1e9, caches = {} }: { workers?: object; room?: number; caches?: object }) {
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const estimate = () => Promise.resolve({ quota: room, usage: 0 });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
  Object.assign(globalThis, { caches: { has: () => Promise.resolve(false), delete: jest.fn(), ...caches } });
}

const container = (register: () => Promise<never>) =>
  Object.assign(new EventTarget(), { register: jest.fn(register), getRegistration: () => Promise.resolve(undefined) });
const denied = new DOMException('Denied.', 'SecurityError');
const throwDenied = () => {
  throw denied;
};
const refusing = container(() => Promise.reject(denied));

test.each([
  ['has no workers', {}],
  ['rejects caches', { workers: refusing, caches: { has: () => Promise.reject(denied) } }],
  ['throws for caches', { workers: refusing, caches: { has: throwDenied } }],
])('a browser that %s cannot keep the site', async (_, browser) => {
  openBrowser(browser);
  const keeper = createOfflineKeeper('/');
  await keeper.look();
  expect(keeper.state()).toEqual({ kind: 'unsupported' });
});

test.each([
  ['has too little room', 1000, denied, { kind: 'failed', reason: 'quota', kept: undefined }, 0],
  ['forbids workers', 1e9, denied, { kind: 'unsupported' }, 1],
  ['finds no network', 1e9, new TypeError('Failed.'), { kind: 'failed', reason: 'network', kept: undefined }, 1],
])('keeping the site in a browser that %s ends in that state', async (_, room, error, state, registrations) => {
  const workers = container(() => Promise.reject(error));
  openBrowser({ workers, room });
  const keeper = createOfflineKeeper('/');
  await keeper.look();
  await keeper.keep({ id: 'a', transfer: 1000, stored: 2000 });
  expect(keeper.state()).toEqual(state);
  expect(workers.register).toHaveBeenCalledTimes(registrations);
});
