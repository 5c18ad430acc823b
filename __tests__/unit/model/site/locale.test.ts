import { localeAddress, localizedPath, locatePath, originIn, textIn } from '../../../../src/model/site/locale';

const CODES = ['fi', 'en', 'sv'];

test.each([
  ['/', 'fi', '/'],
  ['/docs/saldo', 'fi', '/docs/saldo'],
  ['/', 'sv', '/sv'],
  ['/docs/saldo', 'sv', '/sv/docs/saldo'],
  ['/docs/saldo#osio', 'en', '/en/docs/saldo#osio'],
])('%s in the locale %s is at %s', (path, code, expected) => {
  expect(localizedPath(path, code, 'fi')).toBe(expected);
});

test.each([
  ['/', 'fi', '/'],
  ['/docs/saldo', 'fi', '/docs/saldo'],
  ['/sv', 'sv', '/'],
  ['/sv/', 'sv', '/'],
  ['/sv/docs/saldo', 'sv', '/docs/saldo'],
  ['/svenska', 'fi', '/svenska'],
  ['/docs/sv', 'fi', '/docs/sv'],
  ['/fi/docs', 'fi', '/fi/docs'],
  ['/de/docs', 'fi', '/de/docs'],
])('%s belongs to the locale %s as %s', (pathname, code, path) => {
  expect(locatePath(pathname, CODES, 'fi')).toEqual({ code, path });
});

test.each([
  ['Ohjeet', 'sv', 'Ohjeet'],
  [{ fi: 'Ohjeet', sv: 'Anvisningar' }, 'sv', 'Anvisningar'],
  [{ fi: 'Ohjeet', en: 'Guides' }, 'sv', 'Ohjeet'],
  [{ fi: 'Ohjeet', sv: '' }, 'sv', ''],
  [{ en: 'Guides' }, 'sv', ''],
  [{}, 'sv', ''],
])('of %j the locale %s gets "%s"', (text, code, expected) => {
  expect(textIn(text, code, 'fi')).toBe(expected);
});

const ORIGIN = 'https://ohje.example.com';
const OTHER = 'https://hjalp.example.com';

test.each([
  ['/', '', '', 'fi', ORIGIN, '/'],
  ['/', '', '', 'sv', ORIGIN, '/sv'],
  ['/', '?q=1', '', 'sv', ORIGIN, '/sv?q=1'],
  ['/docs/saldo', '?q=ä#kohta', '', 'en', ORIGIN, '/en/docs/saldo?q=ä#kohta'],
  ['/docs/saldo', '#kohta', '', 'fi', ORIGIN, '/docs/saldo#kohta'],
  ['/docs/en/saldo', '', '', 'fi', ORIGIN, '/docs/en/saldo'],
  ['/docs/en/saldo', '', '', 'sv', ORIGIN, '/sv/docs/en/saldo'],
  ['/', '', '/ohje', 'fi', ORIGIN, '/ohje/'],
  ['/', '', '/ohje', 'sv', ORIGIN, '/ohje/sv'],
  ['/docs/ohje/a', '', '/ohje', 'sv', ORIGIN, '/ohje/sv/docs/ohje/a'],
  ['/docs/saldo', '?q=1', '/ohje', 'sv', OTHER, `${OTHER}/ohje/sv/docs/saldo?q=1`],
  ['/docs/saldo', '', '', 'fi', OTHER, `${OTHER}/docs/saldo`],
  ['/404.html', '?q=1#kohta', '', 'fi', ORIGIN, '/'],
  ['/404.html', '?q=1', '/ohje', 'sv', ORIGIN, '/ohje/sv'],
])('the page %s with "%s", under "%s", is in the locale %s of %s at %s', (path, suffix, base, code, url, expected) => {
  expect(localeAddress({ path, suffix, base, origin: ORIGIN }, { code, url }, 'fi')).toBe(expected);
});

test('a locale without the page leads to its home page', () => {
  const page = { path: '/docs/saldo', suffix: '?q=1#kohta', base: '/ohje', origin: ORIGIN };
  expect(localeAddress(page, { code: 'sv', url: ORIGIN, hasPage: false }, 'fi')).toBe('/ohje/sv');
  expect(localeAddress(page, { code: 'sv', url: ORIGIN, hasPage: true }, 'fi')).toBe('/ohje/sv/docs/saldo?q=1#kohta');
});

test('a locale without an origin of its own, or one that is not known, has the site’s', () => {
  const site = {
    url: 'https://a.example.com',
    locales: [
      { code: 'fi', url: 'https://a.example.com' },
      { code: 'sv', url: 'https://b.example.com' },
    ],
  };
  expect(['fi', 'sv', 'xx'].map((code) => originIn(site, code))).toEqual([
    'https://a.example.com',
    'https://b.example.com',
    'https://a.example.com',
  ]);
});
