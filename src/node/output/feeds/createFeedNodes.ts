import type { CreatePagesArgs } from 'gatsby';
import { feedsFor, planFeeds, type FeedPlanInput } from './planFeeds';
import { localizedPath, textIn } from '../../../model/site/locale';
import type { LoadedSite } from '../../content/loadSite';
import { siteFeedsId } from '../../types/nodeIds';
import { describeFeed } from './buildFeeds';

interface FeedSources extends Omit<FeedPlanInput, 'codes'> {
  loaded: LoadedSite;
}

/**
 * Makes a node for each locale that names its feeds, for the heads of its pages. It knows nothing of the feeds'
 * entries, so a new post does not make all pages new.
 */
export async function createFeedNodes(args: CreatePagesArgs, { loaded, ...input }: FeedSources): Promise<void> {
  const { actions, createContentDigest } = args;
  const { site, codes, textsOf } = loaded;
  const [defaultCode = ''] = codes;
  const plans = planFeeds({ ...input, codes });
  const sources = {
    site,
    textIn: (text: Parameters<typeof textIn>[0], code: string) => textIn(text, code, defaultCode),
    textsOf,
  };
  for (const locale of codes) {
    const feeds = feedsFor(plans, locale, defaultCode).map((plan) => ({
      title: describeFeed(plan, sources).title,
      sitePath: plan.path,
      path: localizedPath(plan.path, plan.locale, defaultCode),
    }));
    await actions.createNode({
      locale,
      feeds,
      id: siteFeedsId(locale),
      parent: null,
      children: [],
      internal: { type: 'SiteFeeds', contentDigest: createContentDigest(feeds) },
    });
  }
}
