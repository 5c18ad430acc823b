import { xmlDocument, xmlElement, xmlText } from '../../../model/text/xml';
import { feedUrl, lastChange, type Feed, type FeedEntry } from '../model/feed';

/** RSS dates are those of mail: `Fri, 17 May 2024 00:00:00 GMT`. */
const mailDate = (time: string) => new Date(time).toUTCString();

/** RSS's own author is a mail address, which nobody has to publish; Dublin Core's is a name. */
function rssItem({ url, title, description, html, published, authors, tags }: FeedEntry): string {
  return xmlElement('item', {}, [
    xmlText('title', title),
    xmlText('link', url),
    xmlText('guid', url, { isPermaLink: 'true' }),
    ...(published === undefined ? [] : [xmlText('pubDate', mailDate(published))]),
    xmlText('description', description),
    ...authors.map((author) => xmlText('dc:creator', author)),
    ...tags.map((tag) => xmlText('category', tag)),
    xmlText('content:encoded', html),
  ]);
}

/** A feed as RSS 2.0. */
export function buildRss(feed: Feed): string {
  const changed = lastChange(feed);
  const channel = xmlElement('channel', {}, [
    xmlText('title', feed.title),
    xmlText('link', feed.pageUrl),
    xmlText('description', feed.description),
    xmlText('language', feed.language),
    ...(changed === undefined ? [] : [xmlText('lastBuildDate', mailDate(changed))]),
    xmlElement('atom:link', { href: feedUrl(feed, 'RSS'), rel: 'self', type: 'application/rss+xml' }),
    ...feed.entries.map(rssItem),
  ]);
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return xmlDocument('rss', namespaces, [channel]);
}

const time = (text: string) => new Date(text).toISOString();
const atomAuthor = (name: string) => xmlElement('author', {}, [xmlText('name', name)]);

/** Atom requires the time of an entry's last change, so an entry without it is left out. */
function atomEntry({ url, title, description, html, published, updated, authors, tags }: FeedEntry): string[] {
  if (updated === undefined) return [];
  const entry = xmlElement('entry', {}, [
    xmlText('id', url),
    xmlText('title', title),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    xmlText('published', time(published ?? updated)),
    xmlText('updated', time(updated)),
    ...authors.map(atomAuthor),
    ...tags.map((tag) => xmlElement('category', { term: tag })),
    xmlText('summary', description),
    xmlText('content', html, { type: 'html' }),
  ]);
  return [entry];
}

/** A feed as Atom 1.0, which requires the time of its last change; undefined for a feed without dated entries. */
export function buildAtom(feed: Feed): string | undefined {
  const changed = lastChange(feed);
  if (changed === undefined) return undefined;
  return xmlDocument('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
    xmlText('id', feedUrl(feed, 'Atom')),
    xmlText('title', feed.title),
    xmlText('subtitle', feed.description),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl(feed, 'Atom') }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
    xmlText('updated', changed),
    atomAuthor(feed.publisher),
    ...feed.entries.flatMap(atomEntry),
  ]);
}

const people = (names: readonly string[]) => names.map((name) => ({ name }));

function jsonItem({ url, title, description, html, published, updated, authors, tags }: FeedEntry) {
  return {
    id: url,
    url,
    title,
    summary: description,
    content_html: html,
    ...(published === undefined ? {} : { date_published: time(published) }),
    ...(updated === undefined ? {} : { date_modified: time(updated) }),
    ...(authors.length === 0 ? {} : { authors: people(authors) }),
    ...(tags.length === 0 ? {} : { tags }),
  };
}

/** A feed as JSON Feed 1.1. */
export function buildJsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feedUrl(feed, 'JSON'),
    language: feed.language,
    authors: people([feed.publisher]),
    items: feed.entries.map(jsonItem),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
