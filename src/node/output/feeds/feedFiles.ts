import { FEED_FORMATS } from '../../../model/blog/feed';
import { buildAtom } from './atom';
import { buildJsonFeed } from './jsonFeed';
import { buildRss } from './rss';
import type { TextFile } from '../../files/writeFiles';
import type { PlacedFeed } from './buildFeeds';

const BUILDERS = { RSS: buildRss, Atom: buildAtom, JSON: buildJsonFeed };

/** The files of the feeds in every format. */
export function feedFiles(feeds: readonly PlacedFeed[]): TextFile[] {
  return feeds.flatMap(({ path, feed }) =>
    FEED_FORMATS.map(({ name, file }) => ({ path: `${path}/${file}`, text: BUILDERS[name](feed) })),
  );
}
