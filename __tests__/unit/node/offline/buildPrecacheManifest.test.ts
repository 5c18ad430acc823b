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
const PAGE = '<img src="/ohje/static/images/a-1.svg">';
const OUTPUT: Changes = {
  'index.html': PAGE,
  'index.html.br': 'short',
  '404.html': 'not found',
  'vanha/index.html': 'moved',
  'app-0123456789abcdef.js': 'new',
  'app-ffffffffffffffff.js': 'old',
  'static/images/a-1.svg': '<svg/>',
  'static/images/b-1.svg': '<svg/>',
  'page-data/app-data.json': '{"webpackCompilationHash":"c0ffee"}',
};
const BUNDLED = new Set(['app-0123456789abcdef.js']);

afterAll(removeTemporaryFolders);

function describe(changes: Changes = {}) {
  const output = makeTemporaryFolder();
  applyChanges(output, { ...OUTPUT, ...changes });
  return buildPrecacheManifest(output, TABLE, BUNDLED);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

test('an edition lists what pages need, with digests, what travels and what never changes', () => {
  expect(describe()).toMatchObject({
    build: 'c0ffee',
    base: '/ohje',
    stored: PAGE.length + 'not found'.length + 'new'.length + '<svg/>'.length + 35,
    files: [
      ['/404.html', digest('not found'), 9, 0],
      ['/app-0123456789abcdef.js', digest('new'), 3, 1],
      ['/index.html', digest(PAGE), 'short'.length, 0],
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
