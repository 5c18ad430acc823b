import { siteFeedsId } from '../../graphql/nodeIds';
import type { ResolverContext } from '../../graphql/resolverContext';

/** The feeds that pages of a locale name. */
export const siteFeeds = {
  resolve: ({ locale }: { locale: string }, _args: unknown, { nodeModel }: ResolverContext<'getNodeById'>): object[] =>
    nodeModel.getNodeById<{ feeds: object[] }>({ id: siteFeedsId(locale), type: 'SiteFeeds' })?.feeds ?? [],
};
