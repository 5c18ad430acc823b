import { siteFeedsId } from '../../graphql/nodeIds';

interface Context {
  nodeModel: { getNodeById: <Found>(query: { id: string; type: string }) => Found | null };
}

/** The feeds that pages of a locale name. */
export const siteFeeds = {
  resolve: ({ locale }: { locale: string }, _args: unknown, { nodeModel }: Context): object[] =>
    nodeModel.getNodeById<{ feeds: object[] }>({ id: siteFeedsId(locale), type: 'SiteFeeds' })?.feeds ?? [],
};
