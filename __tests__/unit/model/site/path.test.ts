import {
  canonicalPath,
  isWithin,
  joinPath,
  safeDecode,
  splitAddress,
  withBase,
  withoutBase,
} from '../../../../src/model/site/path';

test.each([
  [[], '/'],
  [[''], '/'],
  [['/'], '/'],
  [['docs'], '/docs'],
  [['docs', 'pikaohjeet/', '/saldo'], '/docs/pikaohjeet/saldo'],
  [['/', '/docs/'], '/docs'],
  [['//evil.test'], '/evil.test'],
  [['docs', '', 'häiriö'], '/docs/häiriö'],
])('joining %j gives %s', (segments, path) => {
  expect(joinPath(...segments)).toBe(path);
});

test.each([
  ['', { pathname: '', query: '', hash: '' }],
  ['/a', { pathname: '/a', query: '', hash: '' }],
  ['/a?q=1#b', { pathname: '/a', query: '?q=1', hash: '#b' }],
  ['#b', { pathname: '', query: '', hash: '#b' }],
  ['/a#b?c', { pathname: '/a', query: '', hash: '#b?c' }],
  ['/a?q=1?2#b#c', { pathname: '/a', query: '?q=1?2', hash: '#b#c' }],
  ['/%E0%A4%A#%', { pathname: '/%E0%A4%A', query: '', hash: '#%' }],
])('the address "%s" is taken apart without touching its escapes', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts);
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/saldo', '/docs/saldo'],
  ['/docs/saldo/', '/docs/saldo'],
  ['/docs/saldo.html', '/docs/saldo'],
  ['/docs/saldo/index.html', '/docs/saldo'],
  ['/docs//saldo///', '/docs/saldo'],
  ['//evil.test', '/evil.test'],
  [' /docs/saldo ', '/docs/saldo'],
  ['/docs/myindex.html', '/docs/myindex'],
  ['/docs/html', '/docs/html'],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
])('the one spelling of "%s" is %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});

test.each([
  ['/docs', '/', '/docs', '/docs'],
  ['/', '/', '/', '/'],
  ['/docs', '/ohje/', '/ohje/docs', '/docs'],
  ['/', '/ohje/', '/ohje', '/'],
  ['/docs/a', '/tuki/ohje/', '/tuki/ohje/docs/a', '/docs/a'],
])('%s under the base %s is %s, and back', (path, base, full, back) => {
  expect(withBase(path, base)).toBe(full);
  expect(withoutBase(full, base)).toBe(back);
});

test.each([
  ['/ohje/', '/ohje/', '/'],
  ['/ohje/docs', '/ohje', '/docs'],
  ['/docs', '', '/docs'],
  ['/ohjelma', '/ohje/', undefined],
  ['/docs', '/ohje/', undefined],
  ['/', '/ohje/', undefined],
])('%s without the base "%s" is %s', (pathname, base, path) => {
  expect(withoutBase(pathname, base)).toBe(path);
});

test.each([
  ['/h%C3%A4iri%C3%B6', '/häiriö'],
  ['/a%CC%88', '/a\u0308'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/100%', '/100%'],
  ['', ''],
])('%s is decoded to %s', (text, decoded) => {
  expect(safeDecode(text)).toBe(decoded);
});

test.each([
  ['/docs', '/docs', true],
  ['/docs/saldo', '/docs', true],
  ['/docs/saldo', '/docs/', true],
  ['/docs', '/', true],
  ['/', '/', true],
  ['/docsit', '/docs', false],
  ['/docs', '/docs/saldo', false],
])('%s within %s: %s', (path, section, expected) => {
  expect(isWithin(path, section)).toBe(expected);
});
