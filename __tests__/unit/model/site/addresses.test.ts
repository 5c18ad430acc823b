import { canonicalPath, isWithin, safeDecode, splitAddress } from '../../../../src/model/site/path';
import { isFilePath, linkKind } from '../../../../src/model/site/link';
import { ownAddress } from '../../../../src/model/site/ownAddress';
import { localeAddress, localeOfLang, originIn, textIn } from '../../../../src/model/site/locale';

test.each([
  ['#b', { pathname: '', query: '', hash: '#b' }],
  ['/%E0%A4%A#%', { pathname: '/%E0%A4%A', query: '', hash: '#%' }],
])('splits the address "%s" without decoding it', (address, parts) => expect(splitAddress(address)).toEqual(parts));

test.each([
  ['//evil.test', '/evil.test'],
  [' /docs/saldo ', '/docs/saldo'],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
])('the canonical form of "%s" is %s', (pathname, path) => expect(canonicalPath(pathname)).toBe(path));

test.each([
  ['/a%CC%88', '/a\u0308'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/100%', '/100%'],
])('%s is decoded to %s', (text, decoded) => expect(safeDecode(text)).toBe(decoded));

test('a section contains the paths that start with its whole segments', () => {
  const within = (section: string) =>
    ['/', '/docs', '/docs/saldo', '/docsit'].filter((path) => isWithin(path, section));
  expect([within('/docs'), within('/docs/')]).toEqual([['/docs', '/docs/saldo'], ['/docs/saldo']]);
  expect([within('/docs/saldo'), within('/')]).toEqual([['/docs/saldo'], ['/', '/docs', '/docs/saldo', '/docsit']]);
});

test.each([
  ['page', ['/', '/docs/saldo?q=1#osio', '/%E0%A4%A']],
  ['hash', ['#osio']],
  ['external', ['https://example.com', 'HTTP://example.com', '//evil.test', '/\\evil']],
  ['contact', ['mailto:tuki@example.com', 'tel:+358401234567']],
  ['unsafe', ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x']],
  ['relative', ['', 'saldo', '../saldo.mdx', '\\\\evil']],
])('links of the kind %s: %j', (kind, hrefs) => expect(hrefs.map(linkKind)).toEqual(hrefs.map(() => kind)));

test('recognizes a file link by the extension of its path', () => {
  const files = ['/hinnasto.pdf', '/a/b.PNG?v=1#sivu'];
  const pages = ['/', '/docs/saldo', '/docs/saldo.html', '/404.html', '/v1.2/docs'];
  expect([...files, ...pages, '/docs/saldo?file=a.pdf', '/docs/saldo#a.pdf'].filter(isFilePath)).toEqual(files);
});

const CODES = ['fi', 'en', 'sv'];
const ROOT = { origins: ['https://ohje.example.com'], baseUrl: '/', codes: CODES };
const BASE = { origins: ['https://ohje.example.com', 'https://hjalp.example.com'], baseUrl: '/ohje/', codes: CODES };

test.each([['', '/']])('the address "%s" of a site without a base is %s', (rest, expected) => {
  expect(ownAddress(`https://ohje.example.com${rest}`, ROOT)).toBe(expected);
});

test('does not change addresses outside the site', () => {
  const hosts = ['ohje.example.com.evil.test/docs', 'ohje.example.com:8080/docs', 'tuki.example.com'];
  const others = ['//ohje.example.com/docs', 'http://ohje.example.com/docs', 'mailto:tuki@example.com', '#osio'];
  const outside = [...hosts.map((host) => `https://${host}`), ...others];
  expect(outside.map((href) => ownAddress(href, ROOT))).toEqual(outside);
  const paths = ['https://ohje.example.com/ohjelma', 'https://ohje.example.com/docs/ohje/a', '/docs/saldo'];
  expect(paths.map((href) => ownAddress(href, BASE))).toEqual(paths);
});

test.each([
  [{ fi: 'Ohjeet', en: 'Guides' }, 'sv', 'Ohjeet'],
  [{}, 'sv', ''],
])('of %j the locale %s gets "%s"', (text, code, expected) => expect(textIn(text, code, 'fi')).toBe(expected));

const ORIGIN = 'https://ohje.example.com';
const OTHER = 'https://hjalp.example.com';

test.each([
  ['/docs/saldo', '?q=1', '/ohje', 'sv', OTHER, `${OTHER}/ohje/sv/docs/saldo?q=1`],
  ['/404.html', '?q=1#kohta', '', 'fi', ORIGIN, '/'],
])('the page %s with "%s", under "%s", is in the locale %s of %s at %s', (path, suffix, base, code, url, expected) => {
  expect(localeAddress({ path, suffix, base, origin: ORIGIN }, { code, url }, 'fi')).toBe(expected);
});

test('a locale without the page links to its home page', () => {
  const page = { path: '/docs/saldo', suffix: '?q=1#kohta', base: '/ohje', origin: ORIGIN };
  expect(localeAddress(page, { code: 'sv', url: ORIGIN, hasPage: false }, 'fi')).toBe('/ohje/sv');
  expect(localeAddress(page, { code: 'sv', url: ORIGIN, hasPage: true }, 'fi')).toBe('/ohje/sv/docs/saldo?q=1#kohta');
});

test('a locale without an origin, or an unknown one, has the site’s origin', () => {
  const site = {
    url: ORIGIN,
    locales: [
      { code: 'fi', url: ORIGIN },
      { code: 'sv', url: OTHER },
    ],
  };
  expect(['fi', 'sv', 'xx'].map((code) => originIn(site, code))).toEqual([ORIGIN, OTHER, ORIGIN]);
});

test.each([
  ['pt-BR', ['pt', 'pt-BR'], 'pt-BR'],
  ['pt-BR', ['pt-BR', 'pt'], 'pt-BR'],
  ['pt', ['pt-BR', 'pt'], 'pt'],
])('the language tag %j is, of %j, the locale %j', (lang, codes, code) => expect(localeOfLang(lang, codes)).toBe(code));
