import { xmlDocument, xmlElement, xmlText } from '../../../model/text/xml';
import { feedUrl, lastChange, type Feed, type FeedEntry } from '../../../model/blog/feed';

/** RSS dates are those of mail: `Fri, 17 May 2024 00:00:00 GMT`. */
const mailDate = (time: string) => new Date(time).toUTCString();

/** RSS's own author is a mail address, which nobody has to publish; Dublin Core's is a name. */
function item({ url, title, description, html, published, authors, tags }: FeedEntry): string {
  return xmlElement('item', {}, [
    xmlText('title', title),
    xmlText('link', url),
    xmlText('guid', url, { isPermaLink: 'true' }),
    xmlText('pubDate', mailDate(published)),
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
    ...feed.entries.map(item),
  ]);
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return xmlDocument('rss', namespaces, [channel]);
}
