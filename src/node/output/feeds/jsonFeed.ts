import { feedUrl, type Feed, type FeedEntry } from '../../../model/blog/feed';

const time = (text: string) => new Date(text).toISOString();
const people = (names: readonly string[]) => names.map((name) => ({ name }));

function item({ url, title, description, html, published, updated, authors, tags }: FeedEntry) {
  return {
    id: url,
    url,
    title,
    summary: description,
    content_html: html,
    date_published: time(published),
    date_modified: time(updated),
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
    items: feed.entries.map(item),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
