import { childrenOf, parseXml, textOf, type XmlNode } from '../../../../../__tests__/support/xmlTree';
import type { Feed } from '../../model/feed';
import { buildAtom, buildJsonFeed, buildRss } from '../../node/feedFormats';

const URL_START = 'https://ohje.example.com';
const FEED: Feed = {
  title: 'Blogi | Ohje & tuki',
  description: 'Uutiset.',
  language: 'fi',
  pageUrl: `${URL_START}/blog`,
  publisher: 'Ohje & tuki',
  entries: [
    {
      url: `${URL_START}/blog/2025/06/30/kesakuu`,
      title: 'Kesäkuu <2025>',
      description: 'Mitä & miksi.',
      html: '<p>A &#x26; B <a href="https://ohje.example.com/docs/alku">alku</a></p>',
      published: '2025-06-30',
      updated: '2025-07-02T09:30:00+03:00',
      authors: ['Tiimi'],
      tags: ['Uutiset'],
    },
    {
      url: `${URL_START}/blog/webinaari`,
      title: 'Webinaari',
      description: 'Tallenne.',
      html: '<p>Katso.</p>',
      published: '2025-01-05',
      // Later than the other one, which its digits hide.
      updated: '2025-07-02T08:00:00Z',
      authors: [],
      tags: [],
    },
  ],
};

/** The child elements of an element, each with name and text. */
const linesOf = (node: XmlNode | undefined) => node?.children.map(({ name, text }) => `${name} ${text}`.trim());

describe('RSS', () => {
  const rss = parseXml(buildRss(FEED));
  const [channel] = childrenOf(rss, 'channel');
  const [item, bare] = channel === undefined ? [] : childrenOf(channel, 'item');

  test('is version 2.0, with namespaces, description and address', () => {
    expect([rss.name, rss.attributes]).toEqual([
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
    ]);
    expect(linesOf(channel)?.slice(0, 6)).toEqual([
      'title Blogi | Ohje & tuki',
      `link ${URL_START}/blog`,
      'description Uutiset.',
      'language fi',
      'lastBuildDate Wed, 02 Jul 2025 08:00:00 GMT',
      'atom:link',
    ]);
    expect(channel?.children[5]?.attributes).toMatchObject({ href: `${URL_START}/blog/rss.xml`, rel: 'self' });
    expect(buildRss({ ...FEED, entries: [] })).not.toContain('lastBuildDate');
  });

  test('an item has its author, description and categories', () => {
    expect(linesOf(item)).toEqual([
      'title Kesäkuu <2025>',
      `link ${URL_START}/blog/2025/06/30/kesakuu`,
      `guid ${URL_START}/blog/2025/06/30/kesakuu`,
      'pubDate Mon, 30 Jun 2025 00:00:00 GMT',
      'description Mitä & miksi.',
      'dc:creator Tiimi',
      'category Uutiset',
      `content:encoded ${FEED.entries[0]?.html}`,
    ]);
    expect(item?.children[2]?.attributes).toEqual({ isPermaLink: 'true' });
    expect(linesOf(bare)?.join()).not.toMatch(/creator|category/);
  });
});

describe('Atom', () => {
  const feed = parseXml(buildAtom(FEED) ?? '');
  const entries = childrenOf(feed, 'entry');

  test('has id, title, time, author and links to itself and its page', () => {
    expect([feed.name, feed.attributes]).toMatchObject([
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'fi' },
    ]);
    expect(['id', 'updated', 'title', 'subtitle'].map((name) => textOf(feed, name))).toEqual([
      `${URL_START}/blog/atom.xml`,
      '2025-07-02T08:00:00.000Z',
      FEED.title,
      FEED.description,
    ]);
    expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Ohje & tuki']);
    expect(childrenOf(feed, 'link').map(({ attributes: { rel, type, href } }) => [rel, type, href])).toEqual([
      ['self', 'application/atom+xml', `${URL_START}/blog/atom.xml`],
      ['alternate', 'text/html', `${URL_START}/blog`],
    ]);
  });

  test('an entry has its author, summary and category', () => {
    expect(linesOf(entries[0])).toEqual([
      `id ${URL_START}/blog/2025/06/30/kesakuu`,
      'title Kesäkuu <2025>',
      'link',
      'published 2025-06-30T00:00:00.000Z',
      'updated 2025-07-02T06:30:00.000Z',
      'author',
      'category',
      'summary Mitä & miksi.',
      `content ${FEED.entries[0]?.html}`,
    ]);
    const attributesOf = (name: string) => entries[0]?.children.find((each) => each.name === name)?.attributes;
    expect(attributesOf('link')).toMatchObject({ rel: 'alternate', href: `${URL_START}/blog/2025/06/30/kesakuu` });
    expect([attributesOf('category')?.term, attributesOf('content')?.type]).toEqual(['Uutiset', 'html']);
    const authors = entries.map((entry) => childrenOf(entry, 'author').map((author) => textOf(author, 'name')));
    expect(authors).toEqual([['Tiimi'], []]);
  });

  test('leaves out entries without a date, and is missing if all are', () => {
    const undated = FEED.entries.map((entry) => ({ ...entry, published: undefined, updated: undefined }));
    expect(buildAtom({ ...FEED, entries: undated })).toBeUndefined();
    expect(buildAtom({ ...FEED, entries: [...FEED.entries, ...undated] })).toBe(buildAtom(FEED));
    expect(buildRss({ ...FEED, entries: undated })).not.toMatch(/pubDate|lastBuildDate/);
    expect(buildJsonFeed({ ...FEED, entries: undated })).not.toContain('date_');
  });
});

test('a JSON Feed is version 1.1, and omits missing authors and tags', () => {
  const feed = JSON.parse(buildJsonFeed(FEED)) as { items: object[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED.title,
    description: FEED.description,
    home_page_url: FEED.pageUrl,
    feed_url: `${URL_START}/blog/feed.json`,
    language: 'fi',
    authors: [{ name: 'Ohje & tuki' }],
  });
  expect(feed.items[0]).toEqual({
    id: `${URL_START}/blog/2025/06/30/kesakuu`,
    url: `${URL_START}/blog/2025/06/30/kesakuu`,
    title: 'Kesäkuu <2025>',
    summary: 'Mitä & miksi.',
    content_html: FEED.entries[0]?.html,
    date_published: '2025-06-30T00:00:00.000Z',
    date_modified: '2025-07-02T06:30:00.000Z',
    authors: [{ name: 'Tiimi' }],
    tags: ['Uutiset'],
  });
  for (const key of ['authors', 'tags']) expect(feed.items[1]).not.toHaveProperty(key);
});
