import { watchServiceWorker } from '../../../../src/browser/offline/serviceWorkerClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page says which build it is of, answers nobody else, and offers a finished edition its place', async () => {
  Object.assign(window, { ___webpackCompilationHash: 'c0ffee' });
  const waiting = { postMessage: jest.fn() };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as EventTarget | null });
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

  // The old worker is left alone first.
  expect(waiting.postMessage).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(waiting.postMessage.mock.calls).toEqual([[{ kind: 'takeOver' }]]);
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.dispatchEvent(new Event('statechange'));
  jest.runAllTimers();
  expect(waiting.postMessage).toHaveBeenCalledTimes(2);
});
