import type { ResolverContext } from '../../../../src/node/graphql/resolverContext';
import { changesOf } from '../../../../src/node/graphql/changesField';
import type { DocNode } from '../../../../src/node/graphql/nodeTypes';

const note = (path: string, released: string | null) => ({ path, released }) as DocNode;

test('a doc asks for the notes of the default locale that name its path, and shows the dated ones of its locale', async () => {
  const findAll = jest.fn(() =>
    Promise.resolve({
      entries: [
        note('/docs/a', '2025-01'),
        note('/docs/b', null),
        note('/docs/c', '2025-02'),
        note('/docs/d', '2025-03'),
      ],
    }),
  );
  const changes = await changesOf(
    () => 'fi',
    (path, locale) => locale === 'sv' && path !== '/docs/d',
  )(note('/docs/saldo', null), { locale: 'sv' }, { nodeModel: { findAll } } as unknown as ResolverContext);
  expect(changes).toEqual([
    { path: '/docs/c', released: '2025-02' },
    { path: '/docs/a', released: '2025-01' },
  ]);
  expect(findAll).toHaveBeenCalledWith({
    type: 'Doc',
    query: { filter: { affects: { in: ['/docs/saldo'] }, locale: { eq: 'fi' }, unlisted: { eq: false } } },
  });
});
