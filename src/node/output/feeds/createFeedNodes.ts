import type { CreatePagesArgs } from 'gatsby';
import { feedsFor, planFeeds, type FeedPlanInput } from './planFeeds';
import { localizedPath, textIn } from '../../../model/site/locale';
import { readTexts } from '../../site/readTexts';
import { siteFeedsId } from '../../graphql/nodeIds';
import type { Site } from '../../schema/siteSchema';
import { describeFeed } from './buildFeeds';

interface FeedSources extends FeedPlanInput {
  folder: string;
  site: Site;
}

/**
 * Makes a node for each locale that names its feeds, for the heads of its pages. It knows nothing of the feeds'
 * entries, so a new post does not make all pages new.
 */
export async function createFeedNodes(args: CreatePagesArgs, { folder, site, ...input }: FeedSources): Promise<void> {
  const { actions, createContentDigest } = args;
  const [defaultCode = ''] = input.codes;
  const plans = planFeeds(input);
  const sources = {
    site,
    textIn: (text: Parameters<typeof textIn>[0], code: string) => textIn(text, code, defaultCode),
    textsOf: (code: string, namespace: string) => readTexts(folder, code, namespace),
  };
  for (const locale of input.codes) {
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
