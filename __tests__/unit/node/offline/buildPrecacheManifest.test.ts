import { createHash } from 'node:crypto';
import { buildPrecacheManifest } from '../../../../src/node/offline/buildPrecacheManifest';
import { servingTable } from '../../../../src/node/output/serving/servingTable';
import {
  applyChanges,
  makeTemporaryFolder,
  removeTemporaryFolders,
  type Changes,
} from '../../../support/contentFolder';

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
/** What the last pass over the output tells of texts; the rest is read. */
const TEXTS = new Map([['index.html', { digest: 'of the page', stored: 35, transfer: 5 }]]);
const FACTS = {
  texts: TEXTS,
  shown: new Set(['/static/images/a-1.svg']),
  bundled: new Set(['app-0123456789abcdef.js']),
  build: 'c0ffee',
};

afterAll(removeTemporaryFolders);

function describe(changes: Changes = {}) {
  const output = makeTemporaryFolder();
  applyChanges(output, { ...OUTPUT, ...changes });
  return buildPrecacheManifest({ folder: output, ...FACTS }, TABLE);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

test('an edition lists what pages need, with digests, what travels and what never changes', () => {
  expect(describe()).toMatchObject({
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
  });
});

test('two builds of one site are one edition, and a changed word makes another', () => {
  const { id } = describe();
  expect(describe().id).toBe(id);
  expect(describe({ '404.html': 'not here' }).id).not.toBe(id);
});
