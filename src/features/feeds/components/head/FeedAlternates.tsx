import { withPrefix } from 'gatsby';
import type { FeatureData, SlotProps } from '../../../../extend';
import { FEED_FORMATS } from '../../model/feed';

/** Names each feed in one format, so that heads stay small, and in all of them on the page that it belongs to. */
export function FeedAlternates({ site, sitePath }: SlotProps['head']) {
  const { feeds } = (site.features as unknown as FeatureData).feeds;
  return feeds.flatMap((feed) =>
    FEED_FORMATS.slice(0, feed.sitePath === sitePath ? undefined : 1).map(({ file, type }) => (
      <link
        key={feed.path + file}
        rel="alternate"
        title={feed.title}
        type={type}
        href={withPrefix(`${feed.path}/${file}`)}
      />
    )),
  );
}
