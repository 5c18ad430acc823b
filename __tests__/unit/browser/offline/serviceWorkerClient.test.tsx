import { watchServiceWorker } from '../../../../src/browser/offline/serviceWorkerClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page says which build it is of, answers nobody else, and offers a finished edition its place', async () => {
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
  expect(say({ kind: 'which' })).toEqual([['c0ffee']]);
  expect(say({ kind: 'progress', done: 1, total: 2 })).toEqual([]);
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
  // One that was on its way already; the old worker is left alone first.
  complete();
  expect(offers(2)).toEqual([]);
  expect(offers(1)).toEqual([[{ kind: 'takeOver' }]]);
  // A page that was asked may not have answered in time.
  expect(offers(6)).toHaveLength(1);
  expect(offers(11)).toHaveLength(0);
  expect(offers(1)).toHaveLength(1);
  expect(offers(600)).toHaveLength(10);
  registration.waiting = null;
  expect(offers(600)).toEqual([]);

  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  complete();
  expect(offers(3)).toHaveLength(1);
});
