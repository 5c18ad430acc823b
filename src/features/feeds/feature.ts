import { defineFeature } from '../../extend';
import { localizedPath, textIn, type LocalizedText } from '../../model/site/locale';
import { BLOG_PATH } from '../../model/blog/posts';
import { FEED_FORMATS } from './model/feed';
import { describeFeed, feedsFor, planFeeds } from './node/planFeeds';

const TEXTS = { feeds: ['feeds'] } as const;

declare module '../../extend' {
  interface FeatureData {
    feeds: SiteFeeds;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    feeds: (typeof TEXTS.feeds)[number];
  }
}

interface SiteFeeds {
  /** Label before the feed links. */
  label: string;
  /** The feeds that pages of a locale name. */
  feeds: {
    title: string;
    /** Path of the page that lists what the feed brings, without locale: `/blog`. */
    sitePath: string;
    /** Path of that page in the feed's own language, where its files lie: `/sv/blog`. */
    path: string;
  }[];
}

/** Feeds of the blog and of the release notes as RSS, Atom and JSON; a site without both has none. */
export const feeds = defineFeature({
  name: 'feeds',
  isOn: () => true,
  texts: TEXTS,
  // It has nothing of the feeds' entries, so a new post does not make all pages new.
  data: ({ site, codes, textsOf }, locale, { docs, posts, sidebars }): SiteFeeds => {
    const [defaultCode = ''] = codes;
    const plans = planFeeds({ docs, posts, sidebars, releases: site.home.releases, codes });
    const sources = { site, textsOf, textIn: (text: LocalizedText, code: string) => textIn(text, code, defaultCode) };
    return {
      label: textsOf(locale, 'feeds').feeds ?? '',
      feeds: feedsFor(plans, locale, defaultCode).map((plan) => ({
        title: describeFeed(plan, sources).title,
        sitePath: plan.path,
        path: localizedPath(plan.path, plan.locale, defaultCode),
      })),
    };
  },
  slots: { head: 'components/head/FeedAlternates', listBottom: 'components/FeedLinks' },
  outputNames: ({ home }) =>
    [BLOG_PATH, home.releases].flatMap((list) =>
      list === undefined ? [] : FEED_FORMATS.map(({ file }) => `${list}/${file}`),
    ),
  output: [{ after: 'export texts', load: async () => (await import('./node/writeFeeds')).writeFeeds }],
});
