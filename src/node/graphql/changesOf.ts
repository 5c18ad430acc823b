import { newestChanges, type Change } from '../../model/pages/releases';
import { RELEASE_NOTES_ID } from './nodeIds';
import type { DocNode } from './nodeTypes';
import type { ResolverContext } from './resolverContext';

interface ReleaseNotesNode {
  notes: (Change & { affects: string[] })[];
}

/** The newest release notes that name a doc among what they affect, of those that readers of a locale are shown. */
export const changesOf =
  <Context extends ResolverContext<'getNodeById'>>(
    isShown: (path: string, locale: string, context: Context) => boolean,
  ) =>
  ({ path }: DocNode, { locale }: { locale: string }, context: Context): Change[] => {
    const node = context.nodeModel.getNodeById<ReleaseNotesNode>({ id: RELEASE_NOTES_ID, type: 'ReleaseNotes' });
    const notes = node?.notes.filter(({ affects }) => affects.includes(path)) ?? [];
    return newestChanges(
      notes
        .filter((note) => isShown(note.path, locale, context))
        .map(({ path: own, released }) => ({ path: own, released })),
    );
  };
