import type { Node } from 'gatsby';
import { buildFeeds, type PlacedFeed } from './feeds/buildFeeds';
import { markdownFiles } from './markdownFiles';
import { identityFiles } from './identityFiles';
import { llmsFile } from './llmsFile';
import type { PublishedSite } from './publishedSite';
import type { TextFile } from '../files/writeFiles';
import { FEED_FORMATS } from '../../model/blog/feed';
import { buildAtom } from './feeds/atom';
import { buildJsonFeed } from './feeds/jsonFeed';
import { buildRss } from './feeds/rss';

/** What other programs read: feeds, Markdown, the list for language models. */
export function exportFiles(site: PublishedSite, getNodesByType: (type: string) => Node[]): TextFile[] {
  const namesOf = (type: string, field: string) =>
    new Map(getNodesByType(type).map((node) => [String(node.key), String(node[field])]));
  const feeds = buildFeeds(site, { authors: namesOf('Author', 'name'), tags: namesOf('Tag', 'label') });
  return [...feedFiles(feeds), ...markdownFiles(site), llmsFile(site), ...identityFiles(site)];
}

const BUILDERS = { RSS: buildRss, Atom: buildAtom, JSON: buildJsonFeed };

/** The files of the feeds in every format. */
export function feedFiles(feeds: readonly PlacedFeed[]): TextFile[] {
  return feeds.flatMap(({ path, feed }) =>
    FEED_FORMATS.map(({ name, file }) => ({ path: `${path}/${file}`, text: BUILDERS[name](feed) })),
  );
}
