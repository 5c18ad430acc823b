import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { TextFile } from '../../../node/files/writeFiles';
import { isElement } from '../../../node/html/elements';
import { plainContent } from '../../../node/html/plainContent';
import { defineStep } from '../../../node/output/buildStep';
import { isPost, type PublishedPage, type PublishedSite } from '../../../node/output/publishedSite';
import { listedPages } from '../../../node/pages/planInput';
import { FEED_FORMATS, FEED_SIZE, type Feed, type FeedEntry } from '../model/feed';
import { buildAtom, buildJsonFeed, buildRss } from './feedFormats';
import { describeFeed, planFeeds } from './planFeeds';

const BOXES = { done: '☑', open: '☐' };

/** The characters that plain content keeps for Markdown mean nothing in HTML, and boxes cannot be ticked there. */
function finish(node: ElementContent): ElementContent {
  if (!isElement(node)) return node;
  if (node.tagName === 'input') return { type: 'text', value: node.properties.checked ? BOXES.done : BOXES.open };
  const { dataFootnotes, dataFootnoteRef, ...properties } = node.properties;
  const isFootnotes = dataFootnotes !== undefined && dataFootnoteRef === undefined;
  const children = node.children.map(finish);
  return { ...node, tagName: isFootnotes ? 'div' : node.tagName, properties, children };
}

/** Plain content as the HTML of a feed. */
export function feedHtml(tree: Root): string {
  return toHtml({
    type: 'root',
    children: tree.children.map((node) => (node.type === 'element' ? finish(node) : node)),
  }).trim();
}

/** What a feed's entries say besides their pages: names of authors and tags by key. */
interface FeedNames {
  authors: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
}

function entryOf(page: PublishedPage, site: PublishedSite, names: FeedNames): FeedEntry {
  const url = site.urlOf(page.path, page.locale);
  const { added, changed } = site.datesOf(page);
  // A release note says its month; its day only where the writer knows it.
  const month = isPost(page) || page.released === null ? null : `${page.released}-01`;
  const published = page.date ?? month ?? added;
  return {
    url,
    title: page.title,
    description: page.description,
    html: feedHtml(plainContent(site.htmlOf(page), url)),
    published,
    // A file may have been committed before the day that it names.
    updated: changed !== undefined && new Date(changed) > new Date(published ?? 0) ? changed : published,
    authors: isPost(page) ? page.authors.flatMap((key) => names.authors.get(key) ?? []) : [],
    tags: isPost(page) ? page.tags.flatMap((key) => names.tags.get(key) ?? []) : page.tags,
  };
}

/** A feed and the path of the page under which its files lie. */
interface PlacedFeed {
  path: string;
  feed: Feed;
}

/** The feeds of a published site, each with its newest entries. */
export function buildFeeds(site: PublishedSite, names: FeedNames): PlacedFeed[] {
  const { sidebars, codes, defaultCode } = site;
  const docs = listedPages(site.docs, defaultCode);
  const posts = listedPages(site.posts, defaultCode);
  const pages = new Map([...docs, ...posts].map((page) => [`${page.locale} ${page.path}`, page]));
  return planFeeds({ docs, posts, sidebars, releases: site.site.home.releases, codes }).map((plan) => {
    const newest = plan.pages.slice(0, FEED_SIZE).flatMap((path) => pages.get(`${plan.locale} ${path}`) ?? []);
    const feed = {
      ...describeFeed(plan, site),
      language: site.htmlLangOf(plan.locale),
      pageUrl: site.urlOf(plan.path, plan.locale),
      publisher: site.site.title,
      entries: newest.map((page) => entryOf(page, site, names)),
    };
    return { path: site.pathOf(plan.path, plan.locale), feed };
  });
}

const BUILDERS = { RSS: buildRss, Atom: buildAtom, JSON: buildJsonFeed };

/** The files of the feeds in every format. */
export function feedFiles(feeds: readonly PlacedFeed[]): TextFile[] {
  return feeds.flatMap(({ path, feed }) =>
    FEED_FORMATS.flatMap(({ name, file }) => {
      const text = BUILDERS[name](feed);
      return text === undefined ? [] : { path: `${path}/${file}`, text };
    }),
  );
}

/** Writes the files of all feeds. */
export const writeFeeds = defineStep({
  name: 'write feeds',
  run: ({ site, nodesOf }) => {
    const namesOf = (type: string, field: string) =>
      new Map(nodesOf(type).map((node) => [String(node.key), String(node[field])]));
    return {
      files: feedFiles(buildFeeds(site, { authors: namesOf('Author', 'name'), tags: namesOf('Tag', 'label') })),
    };
  },
});
