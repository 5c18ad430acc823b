import { contentType, isText } from '../../../../../src/node/output/serving/mimeTypes';

test.each([
  ['/docs/saldo/index.html', 'text/html; charset=utf-8'],
  ['/app-1.js', 'text/javascript; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/video.VTT', 'text/vtt; charset=utf-8'],
  ['/kuva.avif', 'image/avif'],
  ['/kuva.svg', 'image/svg+xml; charset=utf-8'],
  ['/x.wasm', 'application/wasm'],
  ['/docs/saldo.md', 'text/markdown; charset=utf-8'],
  ['/paketti.exe', 'application/octet-stream'],
  ['/docs.v1/saldo', 'application/octet-stream'],
  ['/x.constructor', 'application/octet-stream'],
])('%s is %s', (path, expected) => {
  expect(contentType(path)).toBe(expected);
});

test.each([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ['application/xml', true],
  ['image/webp', false],
])('%s is text: %s', (type, expected) => {
  expect(isText(type)).toBe(expected);
});
