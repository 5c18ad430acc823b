import { FEED_FORMATS } from '../../model/feeds/feed';
import { buildAtom } from '../../model/feeds/atom';
import { buildJsonFeed } from '../../model/feeds/jsonFeed';
import { buildRss } from '../../model/feeds/rss';
import type { TextFile } from '../output/writeFiles';
import type { PlacedFeed } from './buildFeeds';

const BUILDERS = { RSS: buildRss, Atom: buildAtom, JSON: buildJsonFeed };

/** The files of the feeds in every format. */
export function feedFiles(feeds: readonly PlacedFeed[]): TextFile[] {
  return feeds.flatMap(({ path, feed }) =>
    FEED_FORMATS.map(({ name, file }) => ({ path: `${path}/${file}`, text: BUILDERS[name](feed) })),
  );
}
