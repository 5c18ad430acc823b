import { companion } from '../../browser/companion';
import { watchServiceWorker } from '../../browser/serviceWorkerClient';

jest.mock('../../browser/serviceWorkerClient', () => ({ watchServiceWorker: jest.fn() }));

test.each([
  ['in a browser without workers', undefined, 0],
  ['of a reader who keeps nothing', { controller: null }, 0],
  ['that the offline worker answers for', { controller: {} }, 1],
])('a page %s loads the client of the worker: %#', async (_, serviceWorker, times) => {
  jest.mocked(watchServiceWorker).mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  companion.onInitialClientRender?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(watchServiceWorker).toHaveBeenCalledTimes(times);
});
