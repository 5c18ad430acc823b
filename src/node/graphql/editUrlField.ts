import path from 'node:path';
import { editUrl } from '../pages/editUrl';
import { contentFolder } from '../site/contentFolder';
import { siteSettingsId } from './nodeIds';

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: { getNodeById: <Found>(query: { id: string; type: string }) => Found | null };
}

/**
 * Where a page's file can be edited; null on a site that does not say. The template is read off the site's node, so
 * that Gatsby makes the pages again when it changes.
 */
export const editUrlField = (defaultCode: () => string) => ({
  resolve: ({ absolutePath }: { absolutePath: string }, _args: unknown, context: unknown): string | null => {
    const query = { id: siteSettingsId(defaultCode()), type: 'SiteSettings' };
    const template = (context as Context).nodeModel.getNodeById<{ editUrl: string | null }>(query)?.editUrl ?? null;
    if (template === null) return null;
    return editUrl(template, path.relative(contentFolder(), absolutePath).split(path.sep).join('/'));
  },
});
