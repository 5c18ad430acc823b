import { newestChanges, type Change } from '../../model/pages/releases';
import type { DocNode } from './nodeTypes';
import type { ResolverContext } from './resolverContext';

/** The newest release notes that name a doc among what they affect, of those that readers of a locale are shown. */
export function changesOf<Context extends ResolverContext<'findAll'>>(
  defaultCode: () => string,
  isShown: (path: string, locale: string, context: Context) => boolean,
) {
  return async ({ path }: DocNode, { locale }: { locale: string }, context: Context): Promise<Change[]> => {
    const filter = { affects: { in: [path] }, locale: { eq: defaultCode() }, unlisted: { eq: false } };
    const { entries } = await context.nodeModel.findAll<DocNode>({ type: 'Doc', query: { filter } });
    const notes = [...entries].filter((note) => isShown(note.path, locale, context));
    return newestChanges(
      notes.flatMap((note) => (note.released === null ? [] : [{ path: note.path, released: note.released }])),
    );
  };
}
