import { findNode } from '../../../../src/node/graphql/resolverContext';

const SALDO = { id: 'Doc fi /docs/saldo', type: 'Doc' };

/** A store that has the doc or none, and what the asking page was noted to depend on beyond what Gatsby notes. */
function store(node: object | null) {
  const noted: string[] = [];
  const nodeModel = {
    getNodeById: <Found>() => node as Found | null,
    trackPageDependencies: ({ id }: { id: string }) => noted.push(id),
  };
  return { nodeModel, noted };
}

test('a node that is there is noted by Gatsby itself', () => {
  const doc = { title: 'Saldo' };
  const { nodeModel, noted } = store(doc);
  expect(findNode(nodeModel, SALDO)).toBe(doc);
  expect(noted).toEqual([]);
});

test('a page that asks for a node that is not there is made again when it comes', () => {
  const { nodeModel, noted } = store(null);
  expect(findNode(nodeModel, SALDO)).toBeNull();
  expect(noted).toEqual([SALDO.id]);
});
