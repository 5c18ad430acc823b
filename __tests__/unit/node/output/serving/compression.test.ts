import { brotliQuality, brotliWindow, isCompressible } from '../../../../../src/node/output/serving/compression';

test.each([
  ['/a.html', 60_000, true],
  ['/a.html', 100, false],
  ['/a.svg', 4_000, true],
  ['/a.png', 60_000, false],
  ['/a.html.br', 60_000, false],
])('%s of %d bytes is compressed: %s', (path, size, expected) => {
  expect(isCompressible(path, size)).toBe(expected);
});

test.each([
  ['text/html', 0, 11],
  ['text/html', 2_500_000, 11],
  ['text/html', 7_000_000, 10],
  ['text/html', 40_000_000, 10],
  ['text/html', 40_000_001, 6],
  ['application/json', 2_500_000, 11],
  ['application/json', 16_000_000, 10],
  ['application/json', 16_000_001, 6],
  ['text/markdown', 1_000, 6],
  ['application/xml', 1_000, 6],
])('%s of %d bytes is compressed in quality %d', (type, bytes, quality) => {
  expect(brotliQuality(type, bytes)).toBe(quality);
});

test.each([
  [0, 16],
  [60_000, 16],
  [70_000, 17],
  [3_000_000, 22],
  [90_000_000, 22],
])('%d bytes are compressed in a window of two to the power of %d', (bytes, window) => {
  expect(brotliWindow(bytes)).toBe(window);
});
