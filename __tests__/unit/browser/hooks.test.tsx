import { onClientEntry, onInitialClientRender, onRouteUpdate } from '../../../src/browser/hooks';
import { setRouter } from '../../../src/browser/router/currentRouter';
import type { Router } from '../../../src/browser/router/router';
import { browser } from '../../support/siteFeatures';
import { addressParts as at } from '../../support/addressParts';

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

/** Records the observed links; the browser is idle at once. */
function observeLinks(): string[] {
  const observed: string[] = [];
  class Observer {
    observe = (link: Element) => observed.push(link.getAttribute('href') ?? '');
    disconnect = () => undefined;
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    // jsdom has none.
    PerformanceObserver: class {
      observe = () => undefined;
      takeRecords = () => [];
    },
    requestIdleCallback: (call: () => void) => (call(), 1),
    cancelIdleCallback: () => undefined,
  });
  return observed;
}
beforeEach(() => void observeLinks());
// As in a browser: once, before any page.
beforeAll(() => {
  observeLinks();
  document.body.innerHTML = '<div class="prose"><a href="/ohje/docs/saldo">Saldo</a></div>';
  (onClientEntry as Hook)({});
});

/** The hooks use only a part of Gatsby's arguments. */
type Hook = (args: object) => unknown;

test('links in content use the router from the start', () => {
  const link = document.querySelector('a');
  const navigate = jest.fn();
  setRouter({ navigate } as unknown as Router);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(navigate.mock.calls).toEqual([['/ohje/docs/saldo', undefined]]);
});

test('observes the links of each page, but not again when its query or hash changes', () => {
  const observed = observeLinks();
  const go = (address: string, from: string | null) =>
    (onRouteUpdate as Hook)({ location: at(address), prevLocation: from === null ? null : at(from) });
  go('/docs/a', null);
  go('/docs/a#osio', '/docs/a');
  go('/docs/b', '/docs/a#osio');
  expect(observed).toEqual(['/ohje/docs/saldo', '/ohje/docs/saldo']);
});

test('calls browser modules of features by the name of the hook', () => {
  const module = { onInitialClientRender: jest.fn(), onRouteUpdate: jest.fn() };
  browser.push(module);
  (onInitialClientRender as Hook)({});
  const location = at('/a?q=1#b');
  (onRouteUpdate as Hook)({ location });
  expect(module.onInitialClientRender).toHaveBeenCalledTimes(1);
  expect(module.onRouteUpdate.mock.calls).toEqual([[location]]);
  browser.pop();
});
