/** A feed independent of its format. All URLs are absolute, all times ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** The language of title and entries: `fi`. */
  language: string;
  /** The list page of the feed's entries; the feed's files are below its path. */
  pageUrl: string;
  /** Name of the publisher: the site's title. */
  publisher: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** The page; also the entry's identifier. */
  url: string;
  title: string;
  description: string;
  /** The full text as HTML without styles or scripts. */
  html: string;
  /** Undefined where neither the page nor git names a day. */
  published: string | undefined;
  updated: string | undefined;
  /** Authors; empty means the publisher. */
  authors: readonly string[];
  tags: readonly string[];
}

/** The formats of a feed; the first is the one that pages name in their heads. */
export const FEED_FORMATS = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const satisfies readonly Record<'name' | 'file' | 'type', string>[];

/** Maximum number of entries in a feed, newest first. */
export const FEED_SIZE = 20;

/** Address of a feed in a format. */
export function feedUrl({ pageUrl }: Pick<Feed, 'pageUrl'>, name: (typeof FEED_FORMATS)[number]['name']): string {
  const format = FEED_FORMATS.find((each) => each.name === name);
  return `${pageUrl}/${format?.file ?? ''}`;
}

/** The time of the newest change in a feed; undefined for a feed without dated entries. */
export function lastChange({ entries }: Pick<Feed, 'entries'>): string | undefined {
  return entries
    .flatMap(({ updated }) => (updated === undefined ? [] : new Date(updated).toISOString()))
    .sort()
    .at(-1);
}
