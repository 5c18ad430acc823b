import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { bundleUnregisterWorker, bundleWorker, buildPrecacheManifest, chooseKeptFiles } from '../../node/offlineSteps';
import { namedFiles } from '../../../../node/files/copyText';
import { servingTable } from '../../../../node/output/serving/servingTable';
import { type Changes, makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';
import { rowsOf } from '../../../../../__tests__/support/rowsOf';

const TABLE = servingTable({
  origins: ['https://ohje.example.com'],
  base: '/ohje',
  codes: ['fi', 'en'],
  policy: "default-src 'none'",
  redirects: [{ from: '/ohje/vanha', path: '/ohje/docs', hash: '' }],
});
const OUTPUT: Changes = {
  'index.html': '<p>x</p>',
  '404.html': 'not found',
  'vanha/index.html': 'moved',
  'app-0123456789abcdef.js': 'new',
  'app-ffffffffffffffff.js': 'old',
  'static/images/a-1.svg': '<svg/>',
  'static/images/b-1.svg': '<svg/>',
  'page-data/app-data.json': '{"webpackCompilationHash":"c0ffee"}',
};
/** Text files of the last pass over the output; other files are read. */
const TEXTS = new Map([['index.html', { digest: 'of the page', stored: 35, transfer: 5 }]]);
const FACTS = {
  texts: TEXTS,
  shown: new Set(['/static/images/a-1.svg']),
  bundled: new Set(['app-0123456789abcdef.js']),
  build: 'c0ffee',
};

function manifestOf(changes: Changes = {}) {
  const output = makeTemporaryFolder({ ...OUTPUT, ...changes });
  return buildPrecacheManifest({ folder: output, ...FACTS }, TABLE);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

test('an edition lists the files of pages with digest, transfer size and immutability', () =>
  expect(manifestOf()).toMatchObject({
    build: 'c0ffee',
    base: '/ohje',
    stored: 35 + 'not found'.length + 'new'.length + '<svg/>'.length + 35,
    files: [
      ['/404.html', digest('not found'), 9, 0],
      ['/app-0123456789abcdef.js', digest('new'), 3, 1],
      ['/index.html', 'of the page', 5, 0],
      ['/page-data/app-data.json', digest('{"webpackCompilationHash":"c0ffee"}'), 35, 0],
      ['/static/images/a-1.svg', digest('<svg/>'), 6, 1],
    ],
    table: { redirects: TABLE.redirects, notFound: TABLE.notFound },
  }));

test('equal builds yield the same edition, and a changed word another one', () => {
  const { id } = manifestOf();
  expect(manifestOf().id).toBe(id);
  expect(manifestOf({ '404.html': 'not here' }).id).not.toBe(id);
});

const ADDRESSES = { refused: 'x', hidden: 'x', better: [], bare: { pattern: 'x', target: '' } };
const EDITION = {
  id: 'e1',
  build: 'c0ffee',
  base: '',
  stored: 1,
  files: [['/index.html', 'digest', 1, 0]] as const,
  table: { addresses: ADDRESSES, redirects: [], notFound: [] },
};

test('the worker is one script without imports, starting with its manifest', async () => {
  const script = await bundleWorker(EDITION);
  expect(script.startsWith(`const PRECACHE_MANIFEST=${JSON.stringify(EDITION)};`)).toBe(true);
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|require)\b|process\.env/);
});

test('the worker that unregisters has no manifest', async () => {
  const script = await bundleUnregisterWorker();
  expect(script).toContain('unregister');
  expect(script).not.toMatch(/PRECACHE_MANIFEST|precache/);
});

const RULES = {
  bundled: new Set(['app-0123456789abcdef.js', '237-0123456789abcdef.js']),
  shown: new Set(['/static/images/kuva-1a.svg', '/static/pages/fi-1a.json']),
  redirected: new Set(['/vanha']),
};

const isKept = (path: string) => chooseKeptFiles([path], RULES).length === 1;

test('keeps pages, page data, scripts, images, indexes and the folder static', () => {
  const paths = rowsOf(`/index.html /404.html /docs/saldo/index.html /docs/saldo.md /page-data/docs/saldo/page-data.json
    /page-data/app-data.json /page-data/vanha/page-data.json /app-0123456789abcdef.js /237-0123456789abcdef.js
    /static/images/kuva-1a.svg /static/pages/fi-1a.json /static/search/fi.json /static/search/fi-dce79151f8e6bd73/a.json
    /static/search/fi-dce79151f8e6bd73/words-1.txt /static/offline/fi.json /favicon.svg /manifest.webmanifest /lomake.pdf`).flat();
  // Includes a redirect's data, which links load first.
  expect(paths.filter((path) => !isKept(path))).toEqual([]);
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
  ['what assistants read', '/en/llms-full-2.txt'],
  ['the worker itself', '/offline-sw.js'],
  ['what is new on the server', '/static/offline/edition.json'],
])('%s is not kept', (_, path) => expect(isKept(path)).toBe(false));

test('finds the files in pages and page data', () => {
  const text =
    '<img src="/ohje/static/images/a-1.svg" srcset="/static/images/b-1.avif 480w, /static/images/b-2.avif 960w">' +
    '{"url":"/static/sidebars/ohjeet-1.json","html":"<img src=\\"/static/images/c-1.svg\\">"}';
  const found = ['images/a-1.svg', 'images/b-1.avif', 'images/b-2.avif', 'sidebars/ohjeet-1.json', 'images/c-1.svg'];
  expect(namedFiles(text)).toEqual(found.map((name) => `/static/${name}`));
});
