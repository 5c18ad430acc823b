import { chooseKeptFiles, namedFiles } from '../../../../src/node/offline/keptFiles';

const RULES = {
  bundled: new Set(['app-0123456789abcdef.js', '237-0123456789abcdef.js']),
  shown: new Set(['/static/images/kuva-1a.svg', '/static/pages/fi-1a.json']),
  redirected: new Set(['/vanha']),
};

const isKept = (path: string) => chooseKeptFiles([path], RULES).length === 1;

test.each([
  '/index.html',
  '/404.html',
  '/docs/saldo/index.html',
  '/en/docs/saldo/index.html',
  '/docs/saldo.md',
  '/page-data/docs/saldo/page-data.json',
  '/page-data/app-data.json',
  // A link leads to a redirect's data before it leads to the page.
  '/page-data/vanha/page-data.json',
  '/app-0123456789abcdef.js',
  '/237-0123456789abcdef.js',
  '/static/images/kuva-1a.svg',
  '/static/pages/fi-1a.json',
  '/static/search/fi.json',
  '/static/search/fi-dce79151f8e6bd73/a.json',
  '/static/search/fi-dce79151f8e6bd73/words-1.txt',
  '/static/offline/fi.json',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/lomake.pdf',
])('%s is kept', (path) => {
  expect(isKept(path)).toBe(true);
});

test.each([
  ['a script of an earlier build', '/app-ffffffffffffffff.js'],
  ['a picture that no page shows any more', '/static/images/vanha-2b.svg'],
  ['the picture of links elsewhere', '/static/cards/saldo-1a.png'],
  ['a page that the server redirects', '/vanha/index.html'],
  ['a video', '/static/videos/lasku.webm'],
  ['a feed', '/blog/rss.xml'],
  ['a compressed file', '/index.html.br'],
  ['a licence', '/app-0123456789abcdef.js.LICENSE.txt'],
  ['what crawlers read', '/robots.txt'],
  ['the worker itself', '/offline-sw.js'],
  ['what is new on the server', '/static/offline/edition.json'],
])('%s is not kept', (_, path) => {
  expect(isKept(path)).toBe(false);
});

test('finds the files that pages and their data name', () => {
  const text =
    '<img src="/ohje/static/images/a-1.svg" srcset="/static/images/b-1.avif 480w, /static/images/b-2.avif 960w">' +
    '{"url":"/static/sidebars/ohjeet-1.json","html":"<img src=\\"/static/images/c-1.svg\\">"}';
  expect(namedFiles(text)).toEqual([
    '/static/images/a-1.svg',
    '/static/images/b-1.avif',
    '/static/images/b-2.avif',
    '/static/sidebars/ohjeet-1.json',
    '/static/images/c-1.svg',
  ]);
});
