import { buildAtom } from '../../../../../src/node/output/feeds/atom';
import type { Feed } from '../../../../../src/model/blog/feed';
import { buildJsonFeed } from '../../../../../src/node/output/feeds/jsonFeed';
import { buildRss } from '../../../../../src/node/output/feeds/rss';
import { childrenOf, parseXml, textOf, type XmlNode } from '../../../../../scripts/lib/siteCheck/xmlTree';

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
      updated: '2025-01-05',
      authors: [],
      tags: [],
    },
  ],
};

/** Dates of mail, with the day of the week that the date has. */
const MAIL_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** The elements within an element: name, attributes, text. */
const partsOf = (node: XmlNode | undefined) =>
  node?.children.map(({ name, attributes, text }) => [name, attributes, text]);

describe('RSS', () => {
  const rss = parseXml(buildRss(FEED));
  const [channel] = childrenOf(rss, 'channel');
  if (channel === undefined) throw new Error('There is no channel.');
  const items = childrenOf(channel, 'item');

  test('is version 2.0 with one channel, which says what and where it is', () => {
    expect([rss.name, rss.attributes.version, childrenOf(rss, 'channel').length]).toEqual(['rss', '2.0', 1]);
    expect(['title', 'link', 'description', 'language'].map((name) => textOf(channel, name))).toEqual([
      'Blogi | Ohje & tuki',
      `${URL_START}/blog`,
      'Uutiset.',
      'fi',
    ]);
    expect(childrenOf(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([
      { href: `${URL_START}/blog/rss.xml`, rel: 'self', type: 'application/rss+xml' },
    ]);
    expect(textOf(channel, 'lastBuildDate')).toBe('Wed, 02 Jul 2025 06:30:00 GMT');
  });

  test('names every prefix that it uses', () => {
    const used = new Set(buildRss(FEED).match(/(?<=<)\w+(?=:)/g));
    expect([...used].filter((prefix) => rss.attributes[`xmlns:${prefix}`] === undefined)).toEqual([]);
  });

  test('has items with permanent and unique ids, dates of mail and their whole text', () => {
    expect(items.map((item) => textOf(item, 'guid'))).toEqual(FEED.entries.map(({ url }) => url));
    expect(items.flatMap((item) => childrenOf(item, 'guid')).map(({ attributes }) => attributes.isPermaLink)).toEqual([
      'true',
      'true',
    ]);
    expect(items.map((item) => textOf(item, 'pubDate')).every((date) => MAIL_DATE.test(date))).toBe(true);
    expect(items.map((item) => textOf(item, 'pubDate'))[0]).toBe('Mon, 30 Jun 2025 00:00:00 GMT');
    expect(items.map((item) => textOf(item, 'content:encoded'))).toEqual(FEED.entries.map(({ html }) => html));
    expect(items.map((item) => textOf(item, 'title'))).toEqual(['Kesäkuu <2025>', 'Webinaari']);
  });

  test('says of an item who wrote it, what it is about and what it is filed under', () => {
    expect(partsOf(items[0])).toEqual([
      ['title', {}, 'Kesäkuu <2025>'],
      ['link', {}, `${URL_START}/blog/2025/06/30/kesakuu`],
      ['guid', { isPermaLink: 'true' }, `${URL_START}/blog/2025/06/30/kesakuu`],
      ['pubDate', {}, 'Mon, 30 Jun 2025 00:00:00 GMT'],
      ['description', {}, 'Mitä & miksi.'],
      ['dc:creator', {}, 'Tiimi'],
      ['category', {}, 'Uutiset'],
      ['content:encoded', {}, FEED.entries[0]?.html],
    ]);
    expect(items.flatMap((item) => childrenOf(item, 'dc:creator')).map(({ text }) => text)).toEqual(['Tiimi']);
  });

  test('tells no time of a feed without entries', () => {
    expect(buildRss({ ...FEED, entries: [] })).not.toContain('lastBuildDate');
  });

  test('names the specifications of its prefixes', () => {
    expect(rss.attributes).toEqual({
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    });
  });
});

describe('Atom', () => {
  const feed = parseXml(buildAtom(FEED));
  const entries = childrenOf(feed, 'entry');

  test('has id, title, time, author and the links to itself and its page', () => {
    expect([feed.name, feed.attributes.xmlns, feed.attributes['xml:lang']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      'fi',
    ]);
    expect(textOf(feed, 'id')).toBe(`${URL_START}/blog/atom.xml`);
    expect(textOf(feed, 'updated')).toBe('2025-07-02T06:30:00.000Z');
    expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Ohje & tuki']);
    expect(childrenOf(feed, 'link').map(({ attributes: { rel, type, href } }) => [rel, type, href])).toEqual([
      ['self', 'application/atom+xml', `${URL_START}/blog/atom.xml`],
      ['alternate', 'text/html', `${URL_START}/blog`],
    ]);
    expect(['title', 'subtitle'].map((name) => textOf(feed, name))).toEqual([FEED.title, FEED.description]);
  });

  test('says of an entry who wrote it, what it is about and what it is filed under', () => {
    expect(partsOf(entries[0])).toEqual([
      ['id', {}, `${URL_START}/blog/2025/06/30/kesakuu`],
      ['title', {}, 'Kesäkuu <2025>'],
      ['link', { rel: 'alternate', type: 'text/html', href: `${URL_START}/blog/2025/06/30/kesakuu` }, ''],
      ['published', {}, '2025-06-30T00:00:00.000Z'],
      ['updated', {}, '2025-07-02T06:30:00.000Z'],
      ['author', {}, ''],
      ['category', { term: 'Uutiset' }, ''],
      ['summary', {}, 'Mitä & miksi.'],
      ['content', { type: 'html' }, FEED.entries[0]?.html],
    ]);
    expect(entries.map((entry) => childrenOf(entry, 'author').map((author) => textOf(author, 'name')))).toEqual([
      ['Tiimi'],
      [],
    ]);
  });

  test('has entries with unique ids, times and HTML', () => {
    expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(FEED.entries.map(({ url }) => url));
    const times = entries.flatMap((entry) => ['published', 'updated'].map((name) => textOf(entry, name)));
    expect(times.filter((time) => !RFC_3339.test(time))).toEqual([]);
    expect(entries.flatMap((entry) => childrenOf(entry, 'content')).map(({ attributes }) => attributes.type)).toEqual([
      'html',
      'html',
    ]);
    expect(entries.map((entry) => textOf(entry, 'content'))).toEqual(FEED.entries.map(({ html }) => html));
    expect(entries.flatMap((entry) => childrenOf(entry, 'category')).map(({ attributes }) => attributes.term)).toEqual([
      'Uutiset',
    ]);
  });

  test('cannot tell the time of a feed without entries', () => {
    expect(() => buildAtom({ ...FEED, entries: [] })).toThrow('has no entries');
  });
});

describe('JSON Feed', () => {
  const feed = JSON.parse(buildJsonFeed(FEED)) as Record<string, unknown> & { items: Record<string, unknown>[] };

  test('is version 1.1 with the required keys', () => {
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: FEED.title,
      description: FEED.description,
      home_page_url: FEED.pageUrl,
      feed_url: `${URL_START}/blog/feed.json`,
      language: 'fi',
      authors: [{ name: 'Ohje & tuki' }],
    });
  });

  test('has items with id and text, and authors and tags only where there are some', () => {
    expect(feed.items.map(({ id, url }) => [id, url])).toEqual(FEED.entries.map(({ url }) => [url, url]));
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
    expect(feed.items.map(({ date_published: date }) => RFC_3339.test(String(date)))).toEqual([true, true]);
    expect(feed.items.map(({ content_html: html }) => html)).toEqual(FEED.entries.map(({ html }) => html));
    expect(feed.items.map(({ authors, tags }) => [authors, tags])).toEqual([
      [[{ name: 'Tiimi' }], ['Uutiset']],
      [undefined, undefined],
    ]);
  });
});
