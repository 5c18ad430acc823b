import path from 'node:path';
import { knownPaths } from '../../../../src/node/content/checks/knownPaths';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { readRoutes } from '../../../e2e/support/routes';

test('the site’s content makes the published routes and no others', async () => {
  const { content } = await loadContent(path.resolve('content'), createRecordStore());
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
