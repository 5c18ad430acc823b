import type { PackedFile } from '../../../../src/model/offline/precacheManifest';
import { formatMegabytes, percentOf, planDownload } from '../../../../src/model/offline/progress';

const FILES: PackedFile[] = [
  ['/index.html', 'a', 100, 0],
  ['/app-0123456789abcdef.js', 'b', 2000, 1],
  ['/docs/index.html', 'c', 30, 0],
];

test('a first edition is fetched whole', () => {
  expect(planDownload(FILES, () => false)).toEqual({ files: FILES, total: 2130 });
});

test('of a newer edition only what is not on the device is fetched', () => {
  const { files, total } = planDownload(FILES, ([path]) => path !== '/docs/index.html');
  expect([files.map(([path]) => path), total]).toEqual([['/docs/index.html'], 30]);
});

test('an edition that is there whole takes nothing', () => {
  expect(planDownload(FILES, () => true)).toEqual({ files: [], total: 0 });
});

test.each([
  [0, 2130, 0],
  [1065, 2130, 50],
  [2129, 2130, 99],
  [2130, 2130, 100],
  [3000, 2130, 100],
  [0, 0, 100],
])('%d of %d bytes are %d per cent', (done, total, expected) => {
  expect(percentOf({ done, total })).toBe(expected);
});

test.each([
  ['fi', '6,6 Mt'],
  ['en', '6.6 MB'],
  ['sv', '6,6 MB'],
])('a size in %s is written %s', (language, expected) => {
  // Between number and unit stands a space that keeps them on one line.
  expect(formatMegabytes(6_640_000, language).replace(/\s/g, ' ')).toBe(expected);
});
