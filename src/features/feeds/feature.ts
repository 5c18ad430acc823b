import { defineFeature } from '../../extend';
import { localizedPath, textIn, type LocalizedText } from '../../model/site/locale';
import { BLOG_PATH } from '../../model/blog/posts';
import { FEED_FORMATS } from './model/feed';
import { describeFeed, feedsFor, planFeeds } from './node/planFeeds';
import texts from '../../texts/en/feeds.json';

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

declare module '../../model/site/features' {
  interface Features {
    feeds: { texts: { feeds: typeof texts }; data: SiteFeeds };
  }
}

/** Feeds of the blog and of the release notes as RSS, Atom and JSON; a site without both has none. */
export const feeds = defineFeature({
  name: 'feeds',
  isOn: () => true,
  texts: { feeds: texts },
  setup({ site, codes, textsOf }, add) {
    const [defaultCode = ''] = codes;
    const sources = { site, textsOf, textIn: (text: LocalizedText, code: string) => textIn(text, code, defaultCode) };
    add.slot('head', 'components/head/FeedAlternates');
    add.slot('listBottom', 'components/FeedLinks');
    add.data({
      // It has nothing of the feeds' entries, so a new post does not make all pages new.
      everywhere: (locale, { docs, posts, sidebars }): SiteFeeds => {
        const plans = planFeeds({ docs, posts, sidebars, releases: site.home.releases, codes });
        return {
          label: textsOf(locale, 'feeds').feeds ?? '',
          feeds: feedsFor(plans, locale, defaultCode).map((plan) => ({
            title: describeFeed(plan, sources).title,
            sitePath: plan.path,
            path: localizedPath(plan.path, plan.locale, defaultCode),
          })),
        };
      },
    });
    const lists = [BLOG_PATH, ...(site.home.releases === undefined ? [] : [site.home.releases])];
    add.step({
      after: 'export texts',
      load: async () => (await import('./node/writeFeeds')).writeFeeds,
      writes: lists.flatMap((list) => FEED_FORMATS.map(({ file }) => `${list}/${file}`)),
    });
  },
});
