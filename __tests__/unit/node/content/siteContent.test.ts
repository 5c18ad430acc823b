import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDrawing } from '../../../../src/model/drawing';
import { adviseContent, lengthReport } from '../../../../src/node/content/adviseContent';
import { checkContent } from '../../../../src/node/content/checkContent';
import { knownPaths } from '../../../../src/node/content/checks/knownPaths';
import { listFiles } from '../../../../src/node/content/listFiles';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { checkSpelling } from '../../../../src/node/spelling/checkSpelling';
import { voikko } from '../../../../src/node/spelling/voikko';
import { readRoutes } from '../../../e2e/support/routes';
import { withVoikko } from '../../../support/withVoikko';

const CONTENT = path.resolve('content');
/** Every test here reads all of the content, which is compiled once. */
const store = createRecordStore();

test("the site's own content has no faults", async () => {
  expect(await checkContent(CONTENT, store)).toEqual([]);
});

test('it makes the published routes and no others', async () => {
  const { content } = await loadContent(CONTENT, store);
  if (content === undefined) throw new Error('The content folder cannot be read.');
  const pages = [...knownPaths(content).keys()].filter((page) => page !== '/404.html');
  const redirects = content.redirects.data.map(({ from, to }) => `${from} -> ${to}`);
  const routes = readRoutes();
  const published = routes.filter(({ kind }) => kind !== 'redirect').map((route) => route.path);
  const moved = routes
    .filter(({ kind }) => kind === 'redirect')
    .map((route) => `${route.path} -> ${route.target ?? ''}`);
  expect(pages.sort()).toEqual(published.sort());
  expect(redirects.sort()).toEqual(moved.sort());
});

test('each page is of the length of its kind', async () => {
  expect(await lengthReport(CONTENT, store)).toMatch(/^Not of the length of their kind: 0 of \d+ pages\.$/);
});

test('each page is linked to from the texts of two others', async () => {
  const advice = await adviseContent(CONTENT, store);
  expect(advice.filter(({ message }) => message.includes('links to this page'))).toEqual([]);
});

withVoikko('the speller knows all words', async () => {
  const problems = await checkSpelling(CONTENT, store, voikko);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

test('the illustrations have no colours but those that the dark mode can turn', () => {
  const drawings = listFiles(path.join(CONTENT, 'docs')).filter((file) => file.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  expect(drawings.filter((file) => !isDrawing(readFileSync(file, 'utf8')))).toEqual([]);
});
