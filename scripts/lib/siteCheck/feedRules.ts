import { childrenOf, type XmlNode } from './xmlTree';

/** What the specifications of the feed formats demand, rule by rule; each check returns what breaks a rule. */

const isUrl = (text: string | undefined) => text !== undefined && /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** RFC 3339, with the upper-case letters that Atom and JSON Feed want. */
const isTime = (text: unknown) =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** RFC 822 with a year of four digits, and the weekday that the day has. */
const isMailDate = (text: string) => {
  const [, weekday] = /^(\w{3}), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/.exec(text) ?? [];
  return weekday !== undefined && new Date(text).toUTCString().startsWith(weekday);
};

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** How often an element may have a child, and what the child's text has to be. */
interface ChildRule {
  min?: number;
  max?: number;
  holds?: (text: string) => boolean;
}

function checkChildren(node: XmlNode, rules: Readonly<Record<string, ChildRule>>): string[] {
  const unknown = node.children.filter(({ name }) => rules[name] === undefined).map(({ name }) => `unknown <${name}>`);
  const findings = Object.entries(rules).flatMap(([name, { min = 0, max = Infinity, holds = () => true }]) => {
    const found = childrenOf(node, name);
    const count = found.length < min || found.length > max ? [`${found.length} <${name}>`] : [];
    return [...count, ...found.filter(({ text }) => !holds(text)).map(({ text }) => `<${name}> is "${text}"`)];
  });
  return [...unknown, ...findings].map((finding) => `<${node.name}>: ${finding}`);
}

const ONCE = { min: 1, max: 1 };
const isText = (text: string) => text.trim() !== '';

/** RFC 4287, sections 4.1 and 4.2. */
export function atomFindings(feed: XmlNode): string[] {
  const person = (node: XmlNode) =>
    childrenOf(node, 'author').flatMap((each) => checkChildren(each, { name: { ...ONCE, holds: isText } }));
  const entries = childrenOf(feed, 'entry');
  const own = childrenOf(feed, 'author').length > 0;
  const linkFindings = [feed, ...entries].flatMap((node) => {
    const links = childrenOf(node, 'link').map(({ attributes }) => attributes);
    const keys = links.map(({ rel = 'alternate', type = '', hreflang = '' }) => `${rel} ${type} ${hreflang}`);
    return [
      ...links.filter(({ href }) => !isUrl(href)).map(({ href }) => `a link leads to ${href}`),
      ...repeated(keys).map((key) => `two links are ${key}`),
      ...(keys.some((key) => key.startsWith('alternate ')) ? [] : [`<${node.name}> has no alternate link`]),
    ];
  });
  return [
    ...(feed.name === 'feed' && feed.attributes.xmlns === 'http://www.w3.org/2005/Atom' ? [] : ['it is no Atom feed']),
    ...checkChildren(feed, {
      id: { ...ONCE, holds: isUrl },
      title: { ...ONCE, holds: isText },
      subtitle: { max: 1 },
      updated: { ...ONCE, holds: isTime },
      author: {},
      link: {},
      entry: {},
    }),
    ...(childrenOf(feed, 'link').some(({ attributes }) => attributes.rel === 'self')
      ? []
      : ['it does not name itself']),
    ...linkFindings,
    ...[feed, ...entries].flatMap(person),
    ...entries.flatMap((entry) => [
      ...(own || childrenOf(entry, 'author').length > 0 ? [] : ['an entry has no author']),
      ...checkChildren(entry, {
        id: { ...ONCE, holds: isUrl },
        title: { ...ONCE, holds: isText },
        link: { min: 1 },
        published: { max: 1, holds: isTime },
        updated: { ...ONCE, holds: isTime },
        author: {},
        category: {},
        summary: { max: 1, holds: isText },
        content: { ...ONCE, holds: isText },
      }),
      ...childrenOf(entry, 'category').flatMap(({ attributes }) => (attributes.term ? [] : ['a category has no term'])),
      ...childrenOf(entry, 'content').flatMap(({ attributes }) =>
        attributes.type === 'html' ? [] : ['its content is no HTML'],
      ),
    ]),
    ...repeated(entries.flatMap((entry) => childrenOf(entry, 'id').map(({ text }) => text))).map(
      (id) => `two entries are ${id}`,
    ),
  ];
}

/** The specification of RSS 2.0, with the advice of the RSS Advisory Board on `atom:link` and `guid`. */
export function rssFindings(rss: XmlNode): string[] {
  const channels = childrenOf(rss, 'channel');
  const items = channels.flatMap((channel) => childrenOf(channel, 'item'));
  return [
    ...(rss.name === 'rss' && rss.attributes.version === '2.0' && channels.length === 1 ? [] : ['it is no RSS 2.0']),
    ...channels.flatMap((channel) => [
      ...checkChildren(channel, {
        title: { ...ONCE, holds: isText },
        link: { ...ONCE, holds: isUrl },
        description: { ...ONCE, holds: isText },
        language: { max: 1, holds: (text) => /^[a-z]{2}(?:-[a-z]{2})?$/i.test(text) },
        lastBuildDate: { max: 1, holds: isMailDate },
        'atom:link': ONCE,
        item: {},
      }),
      ...childrenOf(channel, 'atom:link').flatMap(({ attributes }) =>
        attributes.rel === 'self' && isUrl(attributes.href) && attributes.type === 'application/rss+xml'
          ? []
          : ['it does not name itself'],
      ),
    ]),
    ...items.flatMap((item) =>
      checkChildren(item, {
        title: { ...ONCE, holds: isText },
        link: { ...ONCE, holds: isUrl },
        guid: { ...ONCE, holds: isUrl },
        pubDate: { max: 1, holds: isMailDate },
        description: { max: 1, holds: isText },
        'dc:creator': { holds: isText },
        category: { holds: isText },
        'content:encoded': { ...ONCE, holds: isText },
      }),
    ),
    ...repeated(items.flatMap((item) => childrenOf(item, 'guid').map(({ text }) => text))).map(
      (id) => `two items are ${id}`,
    ),
  ];
}

type Json = Record<string, unknown>;
const isString = (value: unknown) => typeof value === 'string' && value !== '';
const isAddress = (value: unknown) => isString(value) && isUrl(String(value));
const isPeople = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((each: Json) => isString(each.name));

/** JSON Feed 1.1: its keys, which of them are needed, and what they hold. */
const FEED_KEYS: Record<string, [isNeeded: boolean, holds: (value: unknown) => boolean]> = {
  version: [true, (value) => value === 'https://jsonfeed.org/version/1.1'],
  title: [true, isString],
  home_page_url: [false, isAddress],
  feed_url: [false, isAddress],
  description: [false, isString],
  language: [false, isString],
  authors: [false, isPeople],
  items: [true, Array.isArray],
};
const ITEM_KEYS: typeof FEED_KEYS = {
  id: [true, isString],
  url: [false, isAddress],
  title: [false, isString],
  content_html: [true, isString],
  summary: [false, isString],
  date_published: [false, isTime],
  date_modified: [false, isTime],
  authors: [false, isPeople],
  tags: [false, (value) => Array.isArray(value) && value.every(isString)],
};

const keyFindings = (value: Json, keys: typeof FEED_KEYS) => [
  ...Object.keys(value).flatMap((key) => (keys[key] === undefined ? [`unknown key ${key}`] : [])),
  ...Object.entries(keys).flatMap(([key, [isNeeded, holds]]) =>
    value[key] === undefined
      ? isNeeded
        ? [`no ${key}`]
        : []
      : holds(value[key])
        ? []
        : [`${key} is ${JSON.stringify(value[key])}`],
  ),
];

export function jsonFeedFindings(feed: Json): string[] {
  const items = Array.isArray(feed.items) ? (feed.items as Json[]) : [];
  return [
    ...keyFindings(feed, FEED_KEYS),
    ...items.flatMap((item) => keyFindings(item, ITEM_KEYS)),
    ...repeated(items.map(({ id }) => String(id))).map((id) => `two items are ${id}`),
  ];
}
