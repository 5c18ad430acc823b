import type { PageView } from '../../model/analytics';
import { createPageViews, QUERY_RESTS, TITLE_LATEST } from '../../browser/startMeasuring';
import { whenIdle } from '../../browser/whenIdle';
import { addressParts as at } from '../../../../../__tests__/support/addressParts';

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Sivu';
});
afterEach(() => jest.useRealTimers());

/** Page views of consecutive addresses, each after some milliseconds. */
function viewsOf(steps: readonly string[]): string[] {
  const views: string[] = [];
  const count = createPageViews(({ path }) => views.push(path), window);
  for (const [address = '', after = 0] of steps.map((step) => step.split(' '))) {
    jest.advanceTimersByTime(Number(after));
    count(at(address));
  }
  jest.runAllTimers();
  return views;
}

const SOON = QUERY_RESTS - 1;

test.each<[what: string, steps: string[], views: string]>([
  ['one page', ['/'], '/'],
  ['repeated clicks on the same link', ['/a', '/a 500', '/a 500'], '/a'],
  ['a way there and back', ['/a', '/b 9', '/a 9'], '/a /b /a'],
  ['other hashes', ['/a', '/a#b 9', '/a?q=1#c 9'], '/a /a#b /a?q=1#c'],
  ['a search letter by letter', ['/s', '/s?q=s 100', `/s?q=sa ${SOON}`, `/s?q=sal ${SOON}`], '/s /s?q=sal'],
  ['two searches with a rest', ['/s?q=a', '/s?q=ab 10', `/s?q=abc ${QUERY_RESTS}`], '/s?q=a /s?q=ab /s?q=abc'],
  ['a letter typed and taken back', ['/s?q=a', '/s?q=ab 10', '/s?q=a 10'], '/s?q=a'],
  ['a page opened before the search was finished', ['/s', '/s?q=a 10', '/docs/saldo 10'], '/s /docs/saldo'],
])('%s give these page views', (_, steps, expected) => expect(viewsOf(steps).join(' ')).toBe(expected));

/** Counts pages, and records the views; `settle` runs all timers. */
function counted() {
  const tell = jest.fn<void, [PageView]>();
  const count = createPageViews(tell, window);
  const settle = (address: string, isByPage?: boolean) => {
    count(at(address), isByPage);
    jest.runAllTimers();
  };
  return { count: (address: string) => count(at(address)), settle, told: () => tell.mock.calls.map(([view]) => view) };
}

test('a page view has its own page’s title, which arrives late', () => {
  const { count, settle, told } = counted();
  settle('/a');
  count('/b');
  for (const title of ['Sivu', '', 'Uusi sivu']) {
    document.title = title;
    jest.advanceTimersByTime(60);
  }
  expect(told()).toEqual([
    { path: '/a', title: 'Sivu' },
    { path: '/b', title: 'Uusi sivu' },
  ]);
});

test('counts a page with the same title as the last one after a delay', () => {
  const { count, settle, told } = counted();
  settle('/a');
  count('/b');
  jest.advanceTimersByTime(TITLE_LATEST / 2);
  expect(told()).toHaveLength(1);
  jest.runAllTimers();
  expect(told()[1]).toEqual({ path: '/b', title: 'Sivu' });
});

test('reports the address at the time of the navigation', () => {
  const tell = jest.fn();
  const location = at('/a');
  createPageViews(tell, window)(location);
  location.pathname = '/b';
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[{ path: '/a', title: 'Sivu' }]]);
});

test('a view says whether the page itself has changed its address', () => {
  const { settle, told } = counted();
  settle('/search');
  settle('/search?q=saldo', true);
  expect(told().map(({ isByPage }) => isByPage)).toEqual([undefined, true]);
});

test('waits for the load event, which another site’s script could delay', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const call = jest.fn();
  whenIdle(call);
  jest.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2000);
  expect(call).toHaveBeenCalledTimes(1);
});
