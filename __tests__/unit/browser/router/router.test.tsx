import type { LoadedPage, PageOutcome } from '../../../../src/browser/router/pageSource';
import { createPageCache } from '../../../../src/browser/router/pageCache';
import { createRouter } from '../../../../src/browser/router/router';
import type { ScrollMemory } from '../../../../src/browser/router/scrollMemory';

const page = (path: string, isOfOtherBuild = false): LoadedPage => ({
  path,
  template: { default: () => null },
  data: {},
  pageContext: {},
  isOfOtherBuild,
});
const come = (path: string, isOther = false): PageOutcome => ({ status: 'page', page: page(path, isOther) });
const fail = (status: 'unreachable' | 'broken'): PageOutcome => ({ status, error: new Error('no') });

/** Removes the listeners of a test's router from the window. */
let leave = new AbortController();
afterEach(() => {
  leave.abort();
  leave = new AbortController();
});

/** jsdom's window, which cannot reload; the attempts are recorded. */
function openWindow() {
  const loads: string[] = [];
  const { signal } = leave;
  const own = {
    location: {
      ...Object.fromEntries(['pathname', 'search', 'hash', 'href', 'origin'].map((name) => [name, ''])),
      reload: () => loads.push(window.location.href),
    },
    history: window.history,
    sessionStorage: window.sessionStorage,
    addEventListener: (type: string, listener: EventListener) => window.addEventListener(type, listener, { signal }),
  };
  for (const name of ['pathname', 'search', 'hash', 'href', 'origin'] as const)
    Object.defineProperty(own.location, name, { get: () => window.location[name] });
  return { browser: own as unknown as Window, loads };
}

/** A router at the page `/a`; the test answers requests for other pages. */
function openRouter(address = '/a') {
  window.history.replaceState({ own: 1 }, '', address);
  sessionStorage.clear();
  const { browser, loads } = openWindow();
  const asked: string[] = [];
  const answers = new Map<string, (outcome: PageOutcome) => void>();
  const pages = createPageCache({
    fetchPage: (path) => {
      asked.push(path);
      return new Promise((resolve) => answers.set(path, resolve));
    },
  });
  const first = page('/a');
  pages.keep('/a', first);
  const progress = { start: jest.fn(), stop: jest.fn() };
  const positions = new Map<string, number>();
  const memory: jest.Mocked<ScrollMemory> = {
    notedAt: jest.fn((key: string) => positions.get(key)),
    elementsAt: jest.fn<readonly number[], [string]>(() => []),
    follow: jest.fn(),
    leave: jest.fn(),
    startAnew: jest.fn(),
  };
  const router = createRouter({ base: '', first, pages, progress, memory, browser });
  const answer = async (path: string, outcome: PageOutcome) => {
    answers.get(path)?.(outcome);
    await settle();
  };
  return { router, answer, asked, progress, positions, memory, loads, paths: () => router.shown().page.path };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

/** Goes back, and waits for the browser. */
async function goBack() {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await gone;
  await settle();
}

test.each([
  ['/a/', '/a'],
  ['/a/?q=1#osio', '/a?q=1#osio'],
  ['/a', '/a'],
])('at %s the address becomes %s, without requests or a new history entry', (address, expected) => {
  const entries = window.history.length;
  const { router, asked, loads } = openRouter(address);
  const { pathname, search, hash } = router.shown().address;
  expect(pathname + search + hash).toBe(expected);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(expected);
  expect(window.history.state).toMatchObject({ own: 1 });
  expect([window.history.length, asked, loads]).toEqual([entries, [], []]);
});

test('an address with two leading slashes stays on this host', () => {
  openRouter(`${window.location.origin}//evil.example/`);
  expect(window.location.href).toBe('http://localhost//evil.example');
});

test('changes the address at once, and keeps the page until the next one has loaded', async () => {
  const { router, answer, progress, paths } = openRouter();
  router.navigate('/b?q=1#osio');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/b?q=1#osio');
  expect([paths(), progress.start.mock.calls.length]).toEqual(['/a', 1]);
  await answer('/b', come('/b'));
  expect(router.shown()).toMatchObject({
    address: { pathname: '/b', search: '?q=1', hash: '#osio' },
    page: { path: '/b' },
    failure: null,
    arrival: { by: 'push', isNewPage: true, scroll: { to: 'target', id: 'osio' } },
  });
  expect(progress.stop).toHaveBeenCalledTimes(1);
});

test('the last of several clicks wins, in whatever order the pages load', async () => {
  const { router, answer, paths } = openRouter();
  router.navigate('/b');
  router.navigate('/c');
  await answer('/c', come('/c'));
  expect(paths()).toBe('/c');
  await answer('/b', come('/b'));
  expect([paths(), window.location.pathname]).toEqual(['/c', '/c']);
});

test('going back while a page loads keeps the current page', async () => {
  const { router, answer, paths, progress } = openRouter();
  router.navigate('/b');
  await goBack();
  await answer('/b', come('/b'));
  expect([paths(), window.location.pathname]).toEqual(['/a', '/a']);
  expect(progress.stop).toHaveBeenCalled();
});

test('Back sends no request, and restores the scroll position', async () => {
  const { router, answer, asked, positions, memory, paths } = openRouter();
  const [start = ''] = memory.follow.mock.calls[0] ?? [];
  positions.set(start, 640);
  router.navigate('/b');
  await answer('/b', come('/b'));
  router.navigate('/c');
  await answer('/c', come('/c'));
  await goBack();
  expect(paths()).toBe('/b');
  await goBack();
  expect(router.shown().arrival).toMatchObject({ by: 'pop', scroll: { to: 'position', top: 640 } });
  expect(asked).toEqual(['/b', '/c']);
});

test('stores the scroll position before the next page replaces it', async () => {
  const { router, answer, memory } = openRouter();
  const order: string[] = [];
  memory.leave.mockImplementation(() => void order.push('leave'));
  memory.follow.mockImplementation(() => void order.push('follow'));
  router.navigate('/b');
  expect(order).toEqual([]);
  await answer('/b', come('/b'));
  expect(order).toEqual(['leave', 'follow']);
});

test('a link to the current address replaces the entry, scrolls to the top, and sends no request', () => {
  const { router, asked } = openRouter();
  const { length } = window.history;
  router.navigate('/a');
  expect(window.history.length).toBe(length);
  expect(router.shown().arrival).toMatchObject({ by: 'replace', isNewPage: false, scroll: { to: 'top' } });
  expect(asked).toEqual([]);
});

test('without a network shows the failure in the page, and retries when the network returns', async () => {
  const { router, answer, asked, loads, paths } = openRouter();
  router.navigate('/b');
  await answer('/b', fail('unreachable'));
  expect(router.shown()).toMatchObject({ failure: 'unreachable', page: { path: '/a' }, address: { pathname: '/b' } });
  expect(console.warn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await answer('/b', come('/b'));
  expect([paths(), router.shown().failure, asked, loads]).toEqual(['/b', null, ['/b', '/b'], []]);
});

test('retries after a false "online" event, but not after the reader has left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { router, answer, asked } = openRouter();
  router.navigate('/b');
  await answer('/b', fail('unreachable'));
  window.dispatchEvent(new Event('online'));
  await answer('/b', fail('unreachable'));
  expect(asked).toEqual(['/b', '/b']);
  await jest.advanceTimersByTimeAsync(1000);
  await answer('/b', come('/b'));
  expect([router.shown().failure, asked.length]).toEqual([null, 3]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(3);
  jest.useRealTimers();
});

test('an unusable response loads the document once, then shows the failure, and can be retried', async () => {
  const { router, answer, loads, memory, paths } = openRouter();
  router.navigate('/b?q=1#osio');
  await answer('/b', fail('broken'));
  expect([loads, router.shown().failure]).toEqual([['http://localhost/b?q=1#osio'], null]);
  expect(memory.startAnew).toHaveBeenCalled();
  router.retry();
  await answer('/b', { status: 'document' });
  expect([loads.length, router.shown().failure, paths()]).toEqual([1, 'broken', '/a']);
  router.retry();
  await answer('/b', come('/b'));
  expect([loads.length, router.shown().failure, paths()]).toEqual([1, null, '/b']);
});

test.each(['asked for', 'fetched ahead'])('loads a page of a newer build, %s, as a document', async (how) => {
  const { router, answer, loads, paths } = openRouter();
  if (how === 'fetched ahead') {
    void router.prefetch('/b');
    await answer('/b', come('/b', true));
    expect(loads).toEqual([]);
  }
  router.navigate('/b#osio');
  await answer('/b', come('/b', true));
  expect([loads, paths()]).toEqual([['http://localhost/b#osio'], '/a']);
});

test('prefetches a page once, and then shows it at once', async () => {
  const { router, answer, asked, progress } = openRouter();
  const both = [router.prefetch('/b'), router.prefetch('/b')];
  await answer('/b', come('/b'));
  await Promise.all(both);
  await router.prefetch('/b');
  expect(asked).toEqual(['/b']);
  router.navigate('/b');
  expect(router.shown().page.path).toBe('/b');
  expect(progress.start).not.toHaveBeenCalled();
});

test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
  'does not navigate to %s',
  (target) => {
    const { router, asked } = openRouter();
    router.navigate(target);
    expect([window.location.href, asked]).toEqual(['http://localhost/a', []]);
  },
);

test('updates the address after a link within the page that the browser has followed, without moving', () => {
  const { router, memory } = openRouter();
  const heard = jest.fn();
  router.subscribe(heard);
  window.history.pushState(null, '', '/a#osio');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router.shown()).toMatchObject({ address: { hash: '#osio' }, arrival: null });
  expect([heard.mock.calls.length, memory.follow.mock.calls.length]).toEqual([1, 2]);
  expect(window.history.state).toEqual({ key: expect.any(String) as string });
});
