import type { PageView } from '../../../../src/model/measuring/analytics';
import { createPageViews, QUERY_RESTS, TITLE_LATEST } from '../../../../src/browser/measuring/pageViews';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://ohje.example.com');
  return { pathname, search, hash };
};

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Sivu';
});
afterEach(() => jest.useRealTimers());

/** Page views of addresses that come one after another, each after some milliseconds. */
function viewsOf(...steps: [address: string, after: number][]): string[] {
  const views: string[] = [];
  const count = createPageViews(({ path }) => views.push(path), window);
  for (const [address, after] of steps) {
    jest.advanceTimersByTime(after);
    count(at(address));
  }
  jest.runAllTimers();
  return views;
}

test.each<[string, [string, number][], string[]]>([
  ['one page', [['/', 0]], ['/']],
  [
    'repeated clicks on the same link',
    [
      ['/a', 0],
      ['/a', 500],
      ['/a', 500],
    ],
    ['/a'],
  ],
  [
    'a way there and back',
    [
      ['/a', 0],
      ['/b', 9],
      ['/a', 9],
    ],
    ['/a', '/b', '/a'],
  ],
  [
    'other hashes',
    [
      ['/a', 0],
      ['/a#b', 9],
      ['/a?q=1#c', 9],
    ],
    ['/a', '/a#b', '/a?q=1#c'],
  ],
  [
    'a search letter by letter',
    [
      ['/search', 0],
      ['/search?q=s', 100],
      ['/search?q=sa', QUERY_RESTS - 1],
      ['/search?q=sal', QUERY_RESTS - 1],
    ],
    ['/search', '/search?q=sal'],
  ],
  [
    'two searches with a rest between them',
    [
      ['/search?q=a', 0],
      ['/search?q=ab', 10],
      ['/search?q=abc', QUERY_RESTS],
    ],
    ['/search?q=a', '/search?q=ab', '/search?q=abc'],
  ],
  [
    'a letter typed and taken back',
    [
      ['/search?q=a', 0],
      ['/search?q=ab', 10],
      ['/search?q=a', 10],
    ],
    ['/search?q=a'],
  ],
  [
    'a page opened before the search was finished',
    [
      ['/search', 0],
      ['/search?q=a', 10],
      ['/docs/saldo', 10],
    ],
    ['/search', '/docs/saldo'],
  ],
])('of %s these are page views', (_, steps, expected) => {
  expect(viewsOf(...steps)).toEqual(expected);
});

test('a page view has the title of its own page, which comes late, with none in between', () => {
  const tell = jest.fn();
  const count = createPageViews(tell, window);
  count(at('/a'));
  jest.runAllTimers();
  count(at('/b'));
  jest.advanceTimersByTime(60);
  document.title = '';
  jest.advanceTimersByTime(60);
  document.title = 'Uusi sivu';
  jest.advanceTimersByTime(60);
  expect(tell.mock.calls).toEqual([[{ path: '/a', title: 'Sivu' }], [{ path: '/b', title: 'Uusi sivu' }]]);
});

test('a page with the title of the last one counts in the end', () => {
  const tell = jest.fn();
  const count = createPageViews(tell, window);
  count(at('/a'));
  jest.runAllTimers();
  count(at('/b'));
  jest.advanceTimersByTime(TITLE_LATEST / 2);
  expect(tell).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(tell).toHaveBeenLastCalledWith({ path: '/b', title: 'Sivu' });
});

test('a page that is left before it has a new title counts', () => {
  const tell = jest.fn<void, [{ path: string }]>();
  const count = createPageViews(tell, window);
  for (const path of ['/a', '/b', '/c', '/c']) {
    count(at(path));
    jest.advanceTimersByTime(60);
  }
  jest.runAllTimers();
  expect(tell.mock.calls.map(([{ path }]) => path)).toEqual(['/a', '/b', '/c']);
});

test('an address that changes under our hands is told as it was', () => {
  const tell = jest.fn();
  const location = at('/a');
  createPageViews(tell, window)(location);
  location.pathname = '/b';
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[{ path: '/a', title: 'Sivu' }]]);
});

test('a view tells whether the page has changed its address by itself', () => {
  const views: PageView[] = [];
  const count = createPageViews((view) => views.push(view), window);
  count(at('/search'));
  jest.runAllTimers();
  count(at('/search?q=saldo'), true);
  jest.runAllTimers();
  expect(views).toEqual([
    { path: '/search', title: 'Sivu' },
    { path: '/search?q=saldo', title: 'Sivu', isByPage: true },
  ]);
});
