import { navigate } from 'gatsby';
import { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from '../../../src/browser/hooks';
import { accompanyWorker } from '../../../src/browser/offline/companion';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
jest.mock('../../../src/browser/offline/companion', () => ({ accompanyWorker: jest.fn() }));
Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://ohje.example.com');
  return { pathname, search, hash };
};

/** Gatsby hands over more than the hooks look at. */
type Hook = (args: object) => unknown;

test('at the start the chunk map is mended, and links in content go through the router', () => {
  const browser = Object.assign(window, { ___chunkMapping: '{"app":[]}', ___loader: { hovering: jest.fn() } });
  document.body.innerHTML = '<div class="prose"><a href="/ohje/docs/saldo">Saldo</a></div>';
  (onClientEntry as Hook)({});
  expect(browser.___chunkMapping).toEqual({ app: [] });
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(browser.___loader.hovering.mock.calls).toEqual([['/docs/saldo']]);
  expect(jest.mocked(navigate).mock.calls).toEqual([['/docs/saldo']]);
});

test.each([
  ['in a browser without workers', undefined, 0],
  ['of a reader who keeps nothing', { controller: null }, 0],
  ['that the offline worker answers for', { controller: {} }, 1],
])('a page %s is accompanied by what the worker asks: %#', async (_, serviceWorker, times) => {
  jest.mocked(accompanyWorker).mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  (onInitialClientRender as Hook)({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(accompanyWorker).toHaveBeenCalledTimes(times);
});

test('route updates to one address are one page view', () => {
  jest.useFakeTimers();
  const { gtag } = Object.assign(window, { gtag: jest.fn<void, [string, string, Record<string, string>]>() });
  for (const address of ['/a', '/a', '/b']) (onRouteUpdate as Hook)({ location: at(address) });
  jest.runAllTimers();
  jest.useRealTimers();
  expect(gtag.mock.calls.map(([, , { page_path: path }]) => path)).toEqual(['/a', '/b']);
});

test.each([
  ['/search?q=a', '/search?q=ab', false],
  ['/search', '/search?q=a', false],
  ['/search?q=a', '/search?q=a', true],
  ['/search?q=a', '/docs?q=ab', true],
  ['/docs?q=a#x', '/docs?q=ab#y', true],
  ['/docs#x', '/docs#y', true],
  [undefined, '/search?q=a', true],
])('from %s to %s the page scrolls: %s', (previous, next, expected) => {
  const prevRouterProps = previous === undefined ? undefined : { location: at(previous) };
  expect((shouldUpdateScroll as Hook)({ prevRouterProps, routerProps: { location: at(next) } })).toBe(expected);
});
