import { listChanges, type PageChange } from '../../model/pages/changes';
import { findCategory, listDocs, newestChanges, type Change } from '../../model/pages/releases';
import { CURRENT_VERSION } from '../../model/pages/versionPath';
import { hiddenPaths, listedPages } from '../pages/planInput';
import { projectSite } from '../site/projectSite';
import type { GitDates } from '../content/gitDates';
import type { CategoryNode, DocNode } from './nodeTypes';
import type { ResolverContext } from './resolverContext';

/** The guides that have changed last, on the page of the release notes; none on any other category's. */
export const changesField = (gitDates: () => ReadonlyMap<string, GitDates>) => ({
  resolve: async (
    { path, locale }: CategoryNode,
    _args: unknown,
    { nodeModel }: ResolverContext<'findAll'>,
  ): Promise<PageChange[]> => {
    const loaded = projectSite();
    if (loaded === undefined || loaded.site.home.releases !== path) return [];
    const notes = new Set(listDocs(findCategory(loaded.sidebars.sidebars, path)?.items ?? []));
    const query = { filter: { version: { eq: CURRENT_VERSION } } };
    const { entries } = await nodeModel.findAll<DocNode>({ type: 'Doc', query });
    const [defaultCode = ''] = loaded.codes;
    const all = [...entries];
    const hidden = hiddenPaths(all, locale, defaultCode);
    const shown = listedPages(all, defaultCode).filter((doc) => !hidden.has(doc.path));
    const docs = shown.map((doc) => {
      const { added = null, changed = null } = gitDates().get(doc.absolutePath) ?? {};
      return { ...doc, added, changed };
    });
    return listChanges(docs, notes, locale, defaultCode);
  },
});

/** The newest release notes that name a doc among what they affect, of those that readers of a locale are shown. */
export function changesOf(
  defaultCode: () => string,
  isShown: (path: string, locale: string, context: ResolverContext) => boolean,
) {
  return async ({ path }: DocNode, { locale }: { locale: string }, context: ResolverContext): Promise<Change[]> => {
    const filter = { affects: { in: [path] }, locale: { eq: defaultCode() }, unlisted: { eq: false } };
    const { entries } = await context.nodeModel.findAll<DocNode>({ type: 'Doc', query: { filter } });
    const notes = [...entries].filter((note) => isShown(note.path, locale, context));
    return newestChanges(
      notes.flatMap((note) => (note.released === null ? [] : [{ path: note.path, released: note.released }])),
    );
  };
}
