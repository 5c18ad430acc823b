import type { ResolverContext } from '../../../../src/node/graphql/resolverContext';
import { changesOf } from '../../../../src/node/graphql/changesField';
import type { DocNode } from '../../../../src/node/graphql/nodeTypes';

const note = (path: string, released: string, affects = ['/docs/lasku', '/docs/saldo']) => ({
  path,
  released,
  affects,
});

/** The changes of a doc for readers of Swedish, who are not shown /docs/d. */
const changesIn = (node: object | null) =>
  changesOf((path, locale) => locale === 'sv' && path !== '/docs/d')(
    { path: '/docs/saldo' } as DocNode,
    { locale: 'sv' },
    { nodeModel: { getNodeById: () => node, trackPageDependencies: () => undefined } } as unknown as ResolverContext,
  );

test('a doc has the release notes that name its path, the newest first, without those that its locale has not', () => {
  const notes = [
    note('/docs/a', '2025-01'),
    note('/docs/b', '2025-04', ['/docs/lasku']),
    note('/docs/c', '2025-02'),
    note('/docs/d', '2025-03'),
  ];
  expect(changesIn({ notes })).toEqual([
    { path: '/docs/c', released: '2025-02' },
    { path: '/docs/a', released: '2025-01' },
  ]);
});

test('where there are no release notes, nothing has changed', () => {
  expect(changesIn({ notes: [] })).toEqual([]);
  expect(changesIn(null)).toEqual([]);
});
