import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { linksOf } from './builtPages';
import { atomFindings, jsonFeedFindings, rssFindings } from './feedRules';
import { redirectOf, urlOf, type SiteFinding, type SiteRule, type WalkedSite } from './walkedSite';
import { childrenOf, parseXml, textOf } from './xmlTree';

/** An entry of a feed, read from any of its formats. */
interface Entry {
  id: string;
  title: string;
  html: string;
  published: string;
}

const TYPES: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
};
/** Entries that a feed has at most. */
const LIMIT = 20;

/** What in the HTML of an entry does not work in a feed reader. */
export function entryFindings(html: string): string[] {
  const findings: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name);
      if (/^(?:script|style|link|iframe|form|button|svg|dialog|h1)$/.test(name)) findings.push(`has a <${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^(?:style|id|popover)$/.test(key)) findings.push(`has the attribute ${key}`);
        const isAddress = ['href', 'src', 'poster', 'cite'].includes(key);
        if (isAddress && !/^(?:https?:\/\/|mailto:|tel:)/.test(value))
          findings.push(`has the relative address ${value}`);
        else if (isAddress && !URL.canParse(value)) findings.push(`has the address ${value}, which cannot be read`);
      }
      if (name === 'img' && attributes.alt === undefined) findings.push('has an image without a text');
    },
    onclosetag: (name, isImplied) => {
      const last = open.pop();
      if (last !== name || (isImplied && !['img', 'br', 'hr', 'source'].includes(name)))
        findings.push(`does not close <${name}>`);
    },
  });
  parser.end(html);
  if (/⟦|⟧/.test(html)) findings.push('has a mark of the compiler');
  return findings;
}

/** The feeds that any page names, each with its type, as paths of the output folder. */
function namedFeeds({ built, facts }: WalkedSite): Map<string, string> {
  const links = [...built.values()].flatMap((page) => page.links);
  const isFeed = (type: string) => Object.values(TYPES).includes(type);
  return new Map(
    links.flatMap(({ rel, type = '', href = '' }) =>
      rel === 'alternate' && isFeed(type) ? [[href.slice(facts.base.length), type] as const] : [],
    ),
  );
}

const read = ({ output }: WalkedSite, file: string) => readFileSync(path.join(output, file), 'utf8');
const time = (text: string) => new Date(text).toISOString();

function rssEntries(text: string): Entry[] {
  return childrenOf(parseXml(text), 'channel')
    .flatMap((channel) => childrenOf(channel, 'item'))
    .map((item) => ({
      id: textOf(item, 'guid'),
      title: textOf(item, 'title'),
      html: textOf(item, 'content:encoded'),
      published: time(textOf(item, 'pubDate')),
    }));
}

function atomEntries(text: string): Entry[] {
  return childrenOf(parseXml(text), 'entry').map((entry) => ({
    id: textOf(entry, 'id'),
    title: textOf(entry, 'title'),
    html: textOf(entry, 'content'),
    published: time(textOf(entry, 'published')),
  }));
}

function jsonEntries(text: string): Entry[] {
  const { items } = JSON.parse(text) as {
    items: { id: string; title: string; content_html: string; date_published: string }[];
  };
  return items.map(({ id, title, content_html: html, date_published: published }) => ({
    id,
    title,
    html,
    published: time(published),
  }));
}

function namingFindings(site: WalkedSite): SiteFinding[] {
  const feeds = namedFeeds(site);
  const types = Object.values(TYPES);
  const unnamed = [...site.built.values()].filter(
    (page) => redirectOf(page) === undefined && !page.links.some(({ type = '' }) => types.includes(type)),
  );
  // A site without posts has no feed that a page could name.
  const without = feeds.size === 0 ? [] : unnamed;
  return [
    ...without.map(({ address }) => ({ address, message: 'names no feed' })),
    ...[...feeds]
      .filter(([file, type]) => TYPES[path.posix.basename(file)] !== type)
      .map(([address, type]) => ({ address, message: `is named as ${type}` })),
  ];
}

function formatFindings(site: WalkedSite): SiteFinding[] {
  return [...namedFeeds(site).keys()].flatMap((address) => {
    const text = read(site, address);
    const findings = address.endsWith('.json')
      ? jsonFeedFindings(JSON.parse(text) as Record<string, unknown>)
      : address.endsWith('atom.xml')
        ? atomFindings(parseXml(text))
        : rssFindings(parseXml(text));
    return findings.map((message) => ({ address, message }));
  });
}

function entriesFindings(site: WalkedSite): SiteFinding[] {
  const root = urlOf(site, '');
  const folders = new Set([...namedFeeds(site).keys()].map((file) => path.posix.dirname(file)));
  return [...folders].flatMap((folder) => {
    const rss = rssEntries(read(site, `${folder}/rss.xml`));
    const told = JSON.stringify(rss);
    const dates = rss.map(({ published }) => published);
    const others = { 'atom.xml': atomEntries, 'feed.json': jsonEntries };
    return [
      ...Object.entries(others)
        .filter(([file, entries]) => JSON.stringify(entries(read(site, `${folder}/${file}`))) !== told)
        .map(([file]) => ({ address: `${folder}/${file}`, message: 'has other entries than rss.xml' })),
      ...(rss.length === 0 || rss.length > LIMIT
        ? [{ address: `${folder}/rss.xml`, message: `has ${rss.length} entries` }]
        : []),
      ...(dates.join() === [...dates].sort().reverse().join()
        ? []
        : [{ address: `${folder}/rss.xml`, message: 'does not have the newest entry first' }]),
      ...rss.flatMap(({ id, html }) => {
        const page = site.built.get(decodeURI(id.slice(root.length)));
        const isThere = page !== undefined && linksOf(page, 'canonical').join() === id;
        const findings = entryFindings(html).map((message) => `the text of its entry ${message}`);
        return [...(isThere ? [] : ['is no page of the site']), ...findings].map((message) => ({
          address: id,
          message,
        }));
      }),
    ];
  });
}

/** What the feeds of a built site are held to. */
export const FEED_RULES: readonly SiteRule[] = [
  { name: 'feeds are named by every page', check: namingFindings },
  { name: 'feeds keep to RSS 2.0, Atom 1.0 and JSON Feed 1.1', check: formatFindings },
  { name: 'feeds say the same in every format, of pages that are there', check: entriesFindings },
];
