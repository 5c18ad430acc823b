import { createOfflineKeeper } from '../../browser/offlineKeeper';

/** A browser whose workers register, or refuse to, and whose storage has so much room. */
function openBrowser({ workers, room = 1e9, caches = {} }: { workers?: object; room?: number; caches?: object }) {
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const estimate = () => Promise.resolve({ quota: room, usage: 0 });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
  Object.assign(globalThis, { caches: { has: () => Promise.resolve(false), delete: jest.fn(), ...caches } });
}

const container = (register: () => Promise<never>) =>
  Object.assign(new EventTarget(), { register: jest.fn(register), getRegistration: () => Promise.resolve(undefined) });
const denied = new DOMException('Denied.', 'SecurityError');
const refusing = container(() => Promise.reject(denied));

test.each([
  ['has no workers', {}],
  ['rejects caches', { workers: refusing, caches: { has: () => Promise.reject(denied) } }],
  [
    'throws for caches',
    {
      workers: refusing,
      caches: {
        has: () => {
          throw denied;
        },
      },
    },
  ],
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
])('keeping the site in a browser that %s ends as that', async (_, room, error, state, registrations) => {
  const workers = container(() => Promise.reject(error));
  openBrowser({ workers, room });
  const keeper = createOfflineKeeper('/');
  await keeper.look();
  await keeper.keep({ id: 'a', transfer: 1000, stored: 2000 });
  expect(keeper.state()).toEqual(state);
  expect(workers.register).toHaveBeenCalledTimes(registrations);
});
