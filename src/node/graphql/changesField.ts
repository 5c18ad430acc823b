import { listChanges, type PageChange } from '../../model/pages/changes';
import { findCategory, listDocs, newestChanges, type Change } from '../../model/pages/releases';
import { MAIN_ROOT } from '../../model/pages/docRoots';
import { hiddenPaths, listedPages } from '../pages/planInput';
import type { Engine } from '../content/engine';
import type { DatesByFile } from '../content/gitDates';
import { RELEASE_NOTES_ID } from '../types/nodeIds';
import type { CategoryNode, DocNode } from '../types/nodeTypes';
import { findNode, type ResolverContext } from '../types/resolverContext';

/** The guides that have changed last, on the page of the release notes; none on other category pages. */
export const changesField = (engine: Engine, gitDates: () => DatesByFile) => ({
  resolve: async (
    { path, locale }: CategoryNode,
    _args: unknown,
    { nodeModel }: ResolverContext<'findAll'>,
  ): Promise<PageChange[]> => {
    const loaded = engine.site();
    if (loaded === undefined || loaded.site.home.releases !== path) return [];
    const notes = new Set(listDocs(findCategory(loaded.sidebars.sidebars, path)?.items ?? []));
    const query = { filter: { version: { eq: MAIN_ROOT } } };
    const { entries } = await nodeModel.findAll<DocNode>({ type: 'Doc', query });
    const [defaultCode = ''] = loaded.codes;
    const all = [...entries];
    const hidden = hiddenPaths(all, locale, defaultCode);
    const shown = listedPages(all, defaultCode).filter((doc) => !hidden.has(doc.path));
    const docs = shown.map((doc) => {
      const { added = null, changed = null } = gitDates()?.get(doc.absolutePath) ?? {};
      return { ...doc, added, changed };
    });
    return listChanges(docs, notes, locale, defaultCode);
  },
});

interface ReleaseNotesNode {
  notes: (Change & { affects: string[] })[];
}

/** Returns the newest release notes that affect a doc, among those shown to readers of a locale. */
export const changesOf =
  (isShown: (path: string, locale: string, context: ResolverContext) => boolean) =>
  ({ path }: DocNode, { locale }: { locale: string }, context: ResolverContext): Change[] => {
    const node = findNode<ReleaseNotesNode>(context.nodeModel, { id: RELEASE_NOTES_ID, type: 'ReleaseNotes' });
    const notes = node?.notes.filter((note) => note.affects.includes(path) && isShown(note.path, locale, context));
    return newestChanges(notes?.map(({ path: own, released }) => ({ path: own, released })) ?? []);
  };
