import {
  cacheNames,
  isNotFoundPage,
  offlineTextsPath,
  packFile,
  precacheItems,
  servedAddress,
} from '../../../../src/model/offline/precacheManifest';

test.each([
  ['/index.html', '', '/'],
  ['/index.html', '/ohje', '/ohje/'],
  ['/docs/saldo/index.html', '', '/docs/saldo'],
  ['/docs/saldo/index.html', '/ohje', '/ohje/docs/saldo'],
  ['/docs/pää/index.html', '', '/docs/p%C3%A4%C3%A4'],
  ['/404.html', '', '/404.html'],
  ['/page-data/index/page-data.json', '/ohje', '/ohje/page-data/index/page-data.json'],
  ['/docs/saldo.md', '', '/docs/saldo.md'],
])('%s under the base path "%s" is fetched at %s', (path, base, address) => {
  expect(servedAddress(path, base)).toBe(address);
});

test.each([
  ['/404.html', true],
  ['/en/404.html', true],
  ['/docs/404/index.html', false],
])('%s is given out as not found: %s', (path, expected) => {
  expect(isNotFoundPage(path)).toBe(expected);
});

test('Workbox gets a revision for files that keep their names, and a digest for all', () => {
  const digest = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/AbCdE=';
  const page = packFile({ path: '/docs/index.html', digest, transfer: 10, isImmutable: false });
  const script = packFile({ path: '/app-0123456789abcdef.js', digest, transfer: 20, isImmutable: true });
  expect(precacheItems({ files: [page, script], base: '/ohje' })).toEqual([
    { url: '/ohje/docs', revision: digest.slice(0, 16), integrity: `sha256-${digest}` },
    { url: '/ohje/app-0123456789abcdef.js', revision: null, integrity: `sha256-${digest}` },
  ]);
});

test('sites under different base paths of one host keep their files apart', () => {
  const names = ['/', '/ohje/'].flatMap((scope) => Object.values(cacheNames(scope)));
  expect(new Set(names).size).toBe(4);
});

test('the dialog’s texts have a file for each language', () => {
  expect(offlineTextsPath('sv')).toBe('/static/offline/sv.json');
});
