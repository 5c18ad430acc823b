import { heaviestVisits, measureVisits } from '../../../../../src/node/output/budgets/measureVisits';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const bytes = (count: number) => 'x'.repeat(count);
const dataOf = (template: string) => JSON.stringify({ componentChunkName: `component---src-templates-${template}` });

/** A built site below /ohje, whose files have no compressed forms but one. */
function weigh() {
  const folder = makeTemporaryFolder();
  applyChanges(folder, {
    'app-1.js': bytes(4000),
    'app-1.js.br': bytes(1000),
    'doc-2.js': bytes(500),
    'shared-3.js': bytes(200),
    'index.html': `<script async src="/ohje/app-1.js"></script>${bytes(2000)}`,
    'docs/saldo/index.html': `<script src="/ohje/app-1.js" async></script>${bytes(3000)}`,
    'docs/lasku/index.html': `<script src="/ohje/app-1.js" async></script>${bytes(7000)}`,
    'docs/vanha/index.html': '<meta http-equiv="refresh">',
    'page-data/index/page-data.json': dataOf('home-tsx'),
    'page-data/docs/saldo/page-data.json': dataOf('doc-tsx') + bytes(0),
    'page-data/docs/lasku/page-data.json': dataOf('react-doc-tsx-content-file-path-content-docs-lasku-mdx'),
  });
  return measureVisits(folder, '/ohje', {
    'component---src-templates-doc-tsx': ['shared-3.js', 'doc-2.js'],
    'component---src-templates-home-tsx': ['shared-3.js'],
  });
}

test('a visit is its document, all scripts that it fetches by itself, and its data, as they are sent', () => {
  const visits = weigh();
  expect(visits.map(({ kind, page }) => [kind, page]).sort()).toEqual([
    ['doc', 'docs/saldo/index.html'],
    ['home', 'index.html'],
    ['react-doc', 'docs/lasku/index.html'],
  ]);
  expect(visits.find(({ kind }) => kind === 'doc')?.weight).toEqual({ html: 3, script: 1.7, data: 0.1, requests: 4 });
});

test('of each kind the heaviest page of each measure counts', () => {
  const [light, heavy] = [
    { kind: 'doc', page: 'a', weight: { html: 1, script: 9, data: 1, requests: 3 } },
    { kind: 'doc', page: 'b', weight: { html: 2, script: 8, data: 1, requests: 3 } },
  ];
  const found = heaviestVisits([light, heavy].flatMap((visit) => visit ?? []));
  expect(found.get('doc')).toMatchObject({ html: { page: 'b' }, script: { page: 'a' } });
});
