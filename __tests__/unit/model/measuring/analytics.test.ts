import {
  asksConsent,
  cookieDomains,
  differsInQueryOnly,
  isMeasured,
  pageAddress,
  recipientsOf,
  vendorCookies,
  type AnalyticsSettings,
} from '../../../../src/model/measuring/analytics';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://ohje.example.com');
  return { pathname, search, hash };
};

test.each<[Partial<AnalyticsSettings>, boolean, string[]]>([
  [{}, false, []],
  [{ privacy: '/docs/tietosuoja' }, false, []],
  [{ google: { trackingIds: ['G-1'] } }, true, ['Google']],
  [{ tagManager: { containerId: 'GTM-1' }, google: { trackingIds: ['G-1'] } }, true, ['Google']],
  [{ sessionReplay: { src: 'https://toisto.example.com/a.js', connect: [] } }, true, ['toisto.example.com']],
  [{ beacon: { endpoint: '/mittaus' } }, true, []],
  [{ beacon: { endpoint: 'https://mittaus.example.com/a' } }, true, ['mittaus.example.com']],
])('%j measures: %s, and tells %j', (services, measures, recipients) => {
  expect(isMeasured({ ...services, consent: 'required' })).toBe(measures);
  expect(asksConsent({ ...services, consent: 'required' })).toBe(measures);
  expect(asksConsent({ ...services, consent: 'notRequired' })).toBe(false);
  expect(recipientsOf({ ...services, consent: 'required' })).toEqual(recipients);
});

test.each([
  ['/docs', '/docs'],
  ['/search?q=saldo#osio', '/search?q=saldo#osio'],
])('%s is the page %s', (address, expected) => {
  expect(pageAddress(at(address))).toBe(expected);
});

test.each([
  ['/search', '/search?q=a', true],
  ['/search?q=a', '/search?q=ab', true],
  ['/search?q=a', '/search?q=a', false],
  ['/search?q=a', '/docs?q=ab', false],
  ['/a?q=1#x', '/a?q=2#y', false],
])('%s and %s differ in the query only: %s', (a, b, expected) => {
  expect(differsInQueryOnly(at(a), at(b))).toBe(expected);
});

test.each([
  ['', []],
  ['theme=dark; _gaudy=1; a_ga=2', []],
  ['_ga=GA1.1; theme=dark; _ga_1A2B=x; _gid=1; _gat=1; _gcl_au=1', ['_ga', '_ga_1A2B', '_gid', '_gat', '_gcl_au']],
])('of the cookies "%s" the services have %j', (cookies, expected) => {
  expect(vendorCookies(cookies)).toEqual(expected);
});

test.each([
  ['localhost', ['', 'localhost']],
  ['ohje.example.com', ['', 'ohje.example.com', 'example.com', 'com']],
])('a cookie of %s may be of the domains %j', (host, expected) => {
  expect(cookieDomains(host)).toEqual(expected);
});
