import { createPageViews, pageAddress, type PageLocation } from '../../../src/browser/analytics';

type Browser = Parameters<typeof createPageViews>[0];

const at = (pathname: string, search = '', hash = ''): PageLocation => ({ pathname, search, hash });

/** A window with a title, whose timers wait until `settle`. */
function createBrowser(withTag = true) {
  const gtag = jest.fn();
  const waiting: (() => void)[] = [];
  const document = { title: '' };
  const setTimeout = (callback: () => void) => waiting.push(callback);
  const browser = { document, setTimeout, gtag: withTag ? gtag : undefined } as unknown as Browser;
  const settle = () => waiting.splice(0).forEach((callback) => callback());
  return { browser, document, gtag, settle };
}

test.each([
  [at('/docs'), '/docs'],
  [at('/search', '?q=saldo', '#osio'), '/search?q=saldo#osio'],
])('%j is the page %s', (location, address) => {
  expect(pageAddress(location)).toBe(address);
});

test.each([
  ['one page', [at('/')], ['/']],
  ['a repeated click on the same link', [at('/a'), at('/a'), at('/a')], ['/a']],
  ['a way there and back', [at('/a'), at('/b'), at('/a')], ['/a', '/b', '/a']],
  [
    'another query and another hash',
    [at('/a'), at('/a', '?q=1'), at('/a', '?q=1', '#b')],
    ['/a', '/a?q=1', '/a?q=1#b'],
  ],
])('of %s every change of address is one page view', (_, locations, expected) => {
  const { browser, gtag, settle } = createBrowser();
  const count = createPageViews(browser);
  for (const location of locations) {
    count(location);
    settle();
  }
  expect(gtag.mock.calls).toEqual(
    expected.map((address) => ['event', 'page_view', { page_path: address, page_title: '' }]),
  );
});

test('a page view has the title that the page got after the route update', () => {
  const { browser, document, gtag, settle } = createBrowser();
  createPageViews(browser)(at('/a'));
  document.title = 'Uusi sivu';
  settle();
  expect(gtag).toHaveBeenCalledWith('event', 'page_view', { page_path: '/a', page_title: 'Uusi sivu' });
});

test('without the tag on the page nothing is sent and nothing fails', () => {
  const { browser, gtag, settle } = createBrowser(false);
  createPageViews(browser)(at('/a'));
  expect(settle).not.toThrow();
  expect(gtag).not.toHaveBeenCalled();
});
