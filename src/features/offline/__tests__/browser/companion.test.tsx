import { companion } from '../../browser/companion';

test.each([
  ['in a browser without workers', undefined, 0],
  ['of a reader who keeps nothing', { controller: null }, 0],
  ['that the offline worker answers for', { controller: {} }, 1],
])('a page %s loads the client of the worker: %#', async (_, serviceWorker, times) => {
  const addEventListener = jest.fn();
  const value = serviceWorker && { ...serviceWorker, addEventListener, ready: new Promise(() => undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  companion.onInitialClientRender?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(addEventListener).toHaveBeenCalledTimes(times);
});
