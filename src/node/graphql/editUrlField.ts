import path from 'node:path';
import { editUrl } from '../../model/site/editUrl';
import { contentFolder } from '../files/contentFolder';
import { siteSettingsId } from '../types/nodeIds';
import { findNode, type FindNode, type ResolverContext } from '../types/resolverContext';

/**
 * The URL where a page's file can be edited; null without the setting. The template is read from the site's node, so
 * that pages are rebuilt when it changes.
 */
export const editUrlField = (defaultCode: () => string) => ({
  resolve: (
    { absolutePath }: { absolutePath: string },
    _args: unknown,
    { nodeModel }: ResolverContext<FindNode>,
  ): string | null => {
    const query = { id: siteSettingsId(defaultCode()), type: 'SiteSettings' };
    const template = findNode<{ editUrl: string | null }>(nodeModel, query)?.editUrl ?? null;
    if (template === null) return null;
    return editUrl(template, path.relative(contentFolder(), absolutePath).split(path.sep).join('/'));
  },
});
