import { utimesSync } from 'node:fs';
import path from 'node:path';
import { readBuildHash } from '../../../../src/node/output/pageData';
import { planPageChanges } from '../../../../src/node/output/pageChanges';
import { surveyPages } from '../../../../src/node/output/surveyPages';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const DATA = '<script type="application/json" id="page-data"></script>';
const PAGE = '<head><title>Saldo</title></head>';
const STYLES = '<style data-page="">.css-a{}</style>';

/** The changes of a site in Finnish and English, with a common block of styles for its start page. */
function plan(more: Partial<Parameters<typeof planPageChanges>[0]> = {}, changes: Record<string, string> = {}) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, {
    'index.html': STYLES,
    'en/404.html': DATA,
    'static/demo/index.html': STYLES,
    'docs/saldo/index.html': PAGE,
    'page-data/docs/saldo/page-data.json': '{"componentChunkName":"component---doc","path":"/docs/saldo"}',
    'page-data/app-data.json': '{"webpackCompilationHash":"new"}',
    'page-data/en/404.html/page-data.json': '{"path":"/en/404.html"}',
    ...changes,
  });
  // All at one time, as if one build had written them.
  for (const name of ['docs/saldo/page-data.json', 'en/404.html/page-data.json'])
    utimesSync(path.join(folder, 'page-data', name), 1, 1);
  return planPageChanges({
    folder,
    site: { base: '/ohje' },
    pages: surveyPages(folder, 'https://ohje.example.com', ''),
    blocks: new Map([['index.html', '.css-a{}.css-b{}']]),
    build: readBuildHash(folder),
    keys: {},
    parts: { 'component---doc': ['437-a.js', 'doc-b.js'] },
    ...more,
  });
}

test('pages get their styles and their data, and data the mark of the code', () => {
  const { change } = plan();
  expect(change('index.html', STYLES)).toBe('<style data-page="">.css-a{}.css-b{}</style>');
  expect(change('en/404.html', DATA)).toBe(DATA.replace('></', '>{"path":"/en/404.html","result":{}}</'));
  expect(change('page-data/index/page-data.json', '{"path":"/"}')).toBe('{"path":"/","build":"new"}');
});

test('what is no page of the site stays as it is', () => {
  const { change } = plan();
  expect(change('static/demo/index.html', STYLES)).toBe(STYLES);
  expect(change('page-data/sq/d/1.json', '{}')).toBe('{}');
});

test('what pages will weigh is known before', () => {
  expect([...plan().sizes]).toEqual([
    ['docs/saldo/index.html', PAGE.length],
    ['en/404.html', DATA.length],
    ['index.html', '.css-a{}.css-b{}'.length],
  ]);
});

test('a page names in its head the code that it will ask for, once', () => {
  const { change } = plan();
  const changed = change('docs/saldo/index.html', PAGE);
  expect(changed.match(/<link[^>]*href="[^"]*"/g)).toEqual([
    '<link rel="preload" href="/ohje/437-a.js"',
    '<link rel="preload" href="/ohje/doc-b.js"',
  ]);
  expect(changed).toMatch(/^<head><title>Saldo<\/title><link.*><\/head>$/);
  expect(change('docs/saldo/index.html', changed)).toBe(changed);
});

test('what decides of a page is its styles, its data, and the code of all', () => {
  const page = 'docs/saldo/index.html';
  const { decidedBy } = plan();
  expect(plan().decidedBy(page)).toBe(decidedBy(page));
  const others = [
    plan({ blocks: new Map([[page, '.css-a{}']]) }),
    plan({ parts: {} }),
    plan({ keys: { search: ['label'] } }),
    plan({ build: 'newer' }),
    plan({}, { 'page-data/docs/saldo/page-data.json': '{"path":"/docs/saldo"}' }),
  ];
  for (const other of others) expect(other.decidedBy(page)).not.toBe(decidedBy(page));
  const data = 'page-data/docs/saldo/page-data.json';
  expect(others.map((other) => other.decidedBy(data) === decidedBy(data))).toEqual([true, true, true, false, true]);
});
