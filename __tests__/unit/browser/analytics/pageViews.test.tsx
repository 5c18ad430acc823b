import { createPageViews, QUERY_RESTS } from '../../../../src/browser/analytics/pageViews';

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

test('a page view has the title that the page got after the route update', () => {
  const tell = jest.fn();
  createPageViews(tell, window)(at('/a'));
  document.title = 'Uusi sivu';
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[{ path: '/a', title: 'Uusi sivu' }]]);
});

test('an address that changes under our hands is told as it was', () => {
  const tell = jest.fn();
  const location = at('/a');
  createPageViews(tell, window)(location);
  location.pathname = '/b';
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[{ path: '/a', title: 'Sivu' }]]);
});
