import type { CreatePagesArgs } from 'gatsby';

export interface FakeNode {
  id: string;
  internal: { type: string };
  [field: string]: unknown;
}

/** Gatsby's arguments to create nodes beside the `old` ones, with the created and the deleted nodes. */
export function fakeNodes(old: readonly FakeNode[] = []) {
  const made: FakeNode[] = [];
  const deleted: string[] = [];
  const args = {
    actions: { createNode: (node: FakeNode) => made.push(node), deleteNode: ({ id }: FakeNode) => deleted.push(id) },
    createContentDigest: () => 'digest',
    getNodesByType: (type: string) => [...old, ...made].filter(({ internal }) => internal.type === type),
  } as unknown as CreatePagesArgs;
  return { args, made, deleted };
}
