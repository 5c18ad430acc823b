import { xmlDocument, xmlElement, xmlText } from '../../../model/text/xml';
import { feedUrl, lastChange, type Feed, type FeedEntry } from '../../../model/blog/feed';

const time = (text: string) => new Date(text).toISOString();
const author = (name: string) => xmlElement('author', {}, [xmlText('name', name)]);

function entry({ url, title, description, html, published, updated, authors, tags }: FeedEntry): string {
  return xmlElement('entry', {}, [
    xmlText('id', url),
    xmlText('title', title),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    xmlText('published', time(published)),
    xmlText('updated', time(updated)),
    ...authors.map(author),
    ...tags.map((tag) => xmlElement('category', { term: tag })),
    xmlText('summary', description),
    xmlText('content', html, { type: 'html' }),
  ]);
}

/** A feed as Atom 1.0. The time of its last change is needed, so a feed without entries is none. */
export function buildAtom(feed: Feed): string {
  const changed = lastChange(feed);
  if (changed === undefined) throw new Error(`The feed ${feed.pageUrl} has no entries, and so no time.`);
  return xmlDocument('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
    xmlText('id', feedUrl(feed, 'Atom')),
    xmlText('title', feed.title),
    xmlText('subtitle', feed.description),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl(feed, 'Atom') }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
    xmlText('updated', changed),
    author(feed.publisher),
    ...feed.entries.map(entry),
  ]);
}
