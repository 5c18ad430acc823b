import { navigate } from 'gatsby';
import { countPageView } from '../../../src/browser/analytics/countPageView';
import { onClientEntry, onRouteUpdate, shouldUpdateScroll } from '../../../src/browser/hooks';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
jest.mock('../../../src/browser/analytics/countPageView', () => ({ countPageView: jest.fn() }));
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

test('each route update is told to who counts pages', () => {
  const location = at('/a?q=1#b');
  (onRouteUpdate as Hook)({ location });
  expect(jest.mocked(countPageView).mock.calls).toEqual([[location]]);
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
