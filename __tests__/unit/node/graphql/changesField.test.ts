import type { ResolverContext } from '../../../../src/node/graphql/resolverContext';
import { changesField } from '../../../../src/node/graphql/changesField';
import type { CategoryNode } from '../../../../src/node/graphql/nodeTypes';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';
import { replaced } from '../../../support/changes';

afterAll(removeTemporaryFolders);

const doc = (name: string, facts: object = {}) => ({
  path: `/docs/${name}`,
  locale: 'fi',
  title: name,
  affects: [],
  date: null,
  unlisted: false,
  absolutePath: `/docs/${name}.mdx`,
  ...facts,
});
const DOCS = [
  doc('alku'),
  doc('ohjeet/saldo'),
  doc('salainen', { unlisted: true }),
  doc('vain-suomeksi', { fallback: false }),
  doc('versiot/kesakuu', { affects: ['/docs/ohjeet/saldo'], date: '2025-06-30' }),
];
const context = { nodeModel: { findAll: () => Promise.resolve({ entries: DOCS }) } } as unknown as ResolverContext;
const times = new Map(
  ['alku', 'salainen', 'vain-suomeksi', 'versiot/kesakuu'].map((name) => [
    `/docs/${name}.mdx`,
    { added: '2025-07-01T00:00:00Z', changed: '2025-07-02T00:00:00Z' },
  ]),
);
const changesOf = (path: string, locale = 'sv') =>
  changesField(() => times).resolve({ path, locale } as CategoryNode, {}, context);

test('the page of the release notes has the guides that have changed, by themselves or by a note', async () => {
  makeContentFolder({
    ...replaced('site.yaml', '  support: /docs/alku', '  releases: /docs/category/versiot'),
    ...replaced(
      'sidebars.yaml',
      '    - versiot/kesakuu',
      '    - { category: Versiot, slug: versiot, items: [versiot/kesakuu] }',
    ),
  });
  const changes = await changesOf('/docs/category/versiot');
  expect(changes.map(({ path, changed }) => [path, changed])).toEqual([
    ['/docs/alku', '2025-07-02T00:00:00.000Z'],
    ['/docs/ohjeet/saldo', '2025-07-01T00:00:00.000Z'],
  ]);
  const finnish = await changesOf('/docs/category/versiot', 'fi');
  expect(finnish.map(({ path }) => path)).toContain('/docs/vain-suomeksi');
});

test('the page of another category has none, nor has a site without release notes', async () => {
  makeContentFolder();
  expect(await changesOf('/docs/category/ohjeet')).toEqual([]);
  expect(await changesOf('/docs/category/versiot')).toEqual([]);
});
