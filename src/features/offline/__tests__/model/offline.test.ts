import type { PackedFile } from '../../model/precacheManifest';
import { cacheNames, isNotFoundPage, packFile, precacheItems, servedAddress } from '../../model/precacheManifest';
import { formatMegabytes, percentOf, planDownload } from '../../model/progress';
import { readMessage, type ToOfflineWorker } from '../../model/messages';

test.each([
  ['/index.html', '/ohje', '/ohje/'],
  ['/docs/saldo/index.html', '/ohje', '/ohje/docs/saldo'],
  ['/docs/pää/index.html', '', '/docs/p%C3%A4%C3%A4'],
])('%s under the base path "%s" is fetched at %s', (path, base, address) => {
  expect(servedAddress(path, base)).toBe(address);
});

test('the not-found page of every language has the status 404', () => {
  const paths = ['/404.html', '/en/404.html', '/docs/404/index.html'];
  expect(paths.filter(isNotFoundPage)).toEqual(['/404.html', '/en/404.html']);
});

test('passes Workbox a revision for files with stable names, and a digest for all', () => {
  const digest = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/AbCdE=';
  const page = packFile({ path: '/docs/index.html', digest, transfer: 10, isImmutable: false });
  const script = packFile({ path: '/app-0123456789abcdef.js', digest, transfer: 20, isImmutable: true });
  expect(precacheItems({ files: [page, script], base: '/ohje' })).toEqual([
    { url: '/ohje/docs', revision: digest.slice(0, 16), integrity: `sha256-${digest}` },
    { url: '/ohje/app-0123456789abcdef.js', revision: null, integrity: `sha256-${digest}` },
  ]);
});

test('sites under different base paths of a host have separate caches', () => {
  const names = ['/', '/ohje/'].flatMap((scope) => Object.values(cacheNames(scope)));
  expect(new Set(names).size).toBe(4);
});

const FILES: PackedFile[] = [
  ['/index.html', 'a', 100, 0],
  ['/app-0123456789abcdef.js', 'b', 2000, 1],
  ['/docs/index.html', 'c', 30, 0],
];

test('fetches only missing files of an edition', () => {
  expect(planDownload(FILES, () => false)).toEqual({ files: FILES, total: 2130 });
  expect(planDownload(FILES, ([path]) => path !== '/docs/index.html')).toEqual({ files: [FILES[2]], total: 30 });
  expect(planDownload(FILES, () => true)).toEqual({ files: [], total: 0 });
});

test.each([
  [2129, 2130, 99],
  [3000, 2130, 100],
  [0, 0, 100],
])('%d of %d bytes are %d per cent', (done, total, expected) => expect(percentOf({ done, total })).toBe(expected));

test.each([['sv', '6,6 MB']])('a size in %s is written %s', (language, expected) => {
  // A no-break space is between number and unit.
  expect(formatMegabytes(6_640_000, language).replace(/\s/g, ' ')).toBe(expected);
});

const read = (data: unknown) => readMessage<ToOfflineWorker>(data, ['tell', 'stop']);

test('ignores messages of other programs', () => {
  const others = [null, undefined, 'tell', {}, { gatsbyApi: 'clear' }, { kind: 'takeOver' }, { kind: null }];
  expect([others.map(read), read({ kind: 'tell' })]).toEqual([others.map(() => undefined), { kind: 'tell' }]);
});
