import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument, parseFeed } from 'htmlparser2';
import {
  addressOf,
  basePathOf,
  canonicalsOf,
  isRedirect,
  urlOf,
  versionsOf,
  type BuiltPage,
  type BuiltSite,
  type SiteFinding,
} from './builtSite';

const read = ({ output }: BuiltSite, file: string) => readFileSync(path.join(output, file), 'utf8');

const elementsOf = (xml: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true }));

/** Checks that the sitemaps have the listed pages with their translations, and nothing else. */
export function sitemapFindings(site: BuiltSite, listed: readonly BuiltPage[]): SiteFinding[] {
  const textOf = (node: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string) =>
    DomUtils.textContent(DomUtils.getElementsByTagName(name, node));
  const files = elementsOf(read(site, 'sitemap.xml'), 'sitemap').map((each) => addressOf(site, textOf(each, 'loc')));
  const entries = new Map(
    files.flatMap((file = '') =>
      elementsOf(read(site, file), 'url').map((each) => {
        const links = DomUtils.getElementsByTagName('xhtml:link', each).map(({ attribs }) => attribs);
        const versions = Object.fromEntries(links.map(({ hreflang = '', href }) => [hreflang, href]));
        return [decodeURI(textOf(each, 'loc')), JSON.stringify(versions)] as const;
      }),
    ),
  );
  const urls = new Set(listed.map(({ address }) => urlOf(site, address)));
  const others = [...entries.keys()].filter((url) => !urls.has(url));
  return [
    ...others.map((url) => ({ address: '/sitemap.xml', message: `names ${url}, which is not a listed page` })),
    ...listed.flatMap((page) => {
      const { address } = page;
      const versions = entries.get(urlOf(site, address));
      if (versions === undefined) return [{ address, message: 'is missing from the sitemap' }];
      if (versions === JSON.stringify(versionsOf(page))) return [];
      return [{ address, message: `has other translations in the sitemap: ${versions}` }];
    }),
  ];
}

/** Returns what in the HTML of a feed's entry does not work in a feed reader. */
export function entryFindings(html: string): string[] {
  return DomUtils.getElementsByTagName('*', parseDocument(html)).flatMap(({ name, attribs }) => [
    ...(/^(?:script|style|link|iframe|form|button|svg|dialog|h1)$/.test(name) ? [`has a <${name}>`] : []),
    ...Object.keys(attribs)
      .filter((key) => /^on|^(?:style|id|popover)$/.test(key))
      .map((key) => `has the attribute ${key}`),
    ...['href', 'src', 'poster', 'cite'].flatMap((key) => {
      const value = attribs[key];
      const isWhole = value === undefined || (/^(?:https?:\/\/|mailto:|tel:)/.test(value) && URL.canParse(value));
      return isWhole ? [] : [`has the relative address ${value}`];
    }),
    ...(name === 'img' && attribs.alt === undefined ? ['has an image without a text'] : []),
  ]);
}

const FEED_TYPES = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'];

interface JsonFeed {
  items: { id: string; title: string; content_html: string }[];
}

/** Returns the ids and titles of a feed's entries. */
function entriesOf(text: string, file: string): string {
  const items = file.endsWith('.json') ? (JSON.parse(text) as JsonFeed).items : (parseFeed(text)?.items ?? []);
  return items.map(({ id = '', title = '' }) => `${id} ${title}`).join('\n');
}

function entryPageFindings(site: BuiltSite, file: string): SiteFinding[] {
  return (JSON.parse(read(site, file)) as JsonFeed).items.flatMap(({ id, content_html: html }) => {
    const page = site.built.get(addressOf(site, id) ?? '');
    const isThere = page !== undefined && canonicalsOf(page).join() === id;
    return [
      ...(isThere ? [] : ['is not a page of the site']),
      ...entryFindings(html).map((message) => `the text of its entry ${message}`),
    ].map((message) => ({ address: id, message }));
  });
}

/** Checks the feeds: pages link them, their formats have the same entries, and entries work in feed readers. */
export function feedFindings(site: BuiltSite): SiteFinding[] {
  const feeds = new Map<string, string>();
  const without: string[] = [];
  for (const page of site.built.values()) {
    const named = page.links.filter(({ rel, type = '' }) => rel === 'alternate' && FEED_TYPES.includes(type));
    for (const { href = '' } of named) {
      const file = href.slice(basePathOf(site).length);
      if (!feeds.has(file)) feeds.set(file, entriesOf(read(site, file), file));
    }
    if (named.length === 0 && !isRedirect(page)) without.push(page.address);
  }
  // A site without posts has no feed to link.
  const unnamed = feeds.size === 0 ? [] : without.map((address) => ({ address, message: 'names no feed' }));
  const ofFiles = [...feeds].flatMap(([file, entries]): SiteFinding[] => {
    const json = path.posix.join(path.posix.dirname(file), 'feed.json');
    if (file === json) return entryPageFindings(site, file);
    return entries === feeds.get(json) ? [] : [{ address: file, message: 'has other entries than feed.json' }];
  });
  return [...unnamed, ...ofFiles];
}
