import type { Node } from 'gatsby';
import { findIndex, searchNodeType } from '../../../../src/node/search/searchNode';

test.each([
  ['fi', 'LocalSearchFi'],
  ['pt-BR', 'LocalSearchPtBr'],
])('the index of %s is a node of the type %s', (code, type) => {
  expect(searchNodeType(code)).toBe(type);
});

/** Gatsby's list of nodes, which has the index from a look on. */
const listedFrom = (look: number) => {
  const node = { id: 'index' } as Node;
  let looks = 0;
  return { getNodesByType: (type: string) => (type === 'LocalSearchFi' && ++looks >= look ? [node] : []) };
};

test('an index that Gatsby does not list yet is waited for', async () => {
  await expect(findIndex('fi', listedFrom(1))).resolves.toEqual({ id: 'index' });
  await expect(findIndex('fi', listedFrom(3))).resolves.toEqual({ id: 'index' });
});

test('an index that never comes stops the build', async () => {
  await expect(findIndex('fi', listedFrom(3), 2)).rejects.toThrow(
    /^The plugin gatsby-plugin-local-search has made no node "LocalSearchFi"/,
  );
});
