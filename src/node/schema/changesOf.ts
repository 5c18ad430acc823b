import { newestChanges, type Change } from '../../model/releases';
import type { DocNode } from './nodeTypes';

interface Finder {
  nodeModel: { findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<DocNode> }> };
}

/** The newest release notes that name a doc among what they affect. */
export function changesOf(defaultCode: () => string) {
  return async ({ path }: DocNode, _args: unknown, { nodeModel }: Finder): Promise<Change[]> => {
    const filter = { affects: { in: [path] }, locale: { eq: defaultCode() } };
    const { entries } = await nodeModel.findAll({ type: 'Doc', query: { filter } });
    return newestChanges(
      [...entries].flatMap((note) => (note.released === null ? [] : [{ path: note.path, released: note.released }])),
    );
  };
}
