/** A feed before it is written in one of its formats. All addresses are whole, all times ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** The language of title and entries: `fi`. */
  language: string;
  /** The page that lists what the feed brings; the feed's files lie under its address. */
  pageUrl: string;
  /** Who publishes it: the site. */
  publisher: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** The page, which is also what readers know the entry by. */
  url: string;
  title: string;
  description: string;
  /** The whole text as HTML that needs neither styles nor scripts. */
  html: string;
  published: string;
  updated: string;
  /** Who wrote it; none means the publisher. */
  authors: readonly string[];
  tags: readonly string[];
}

/** The formats of a feed; the first is the one that pages name in their heads. */
export const FEED_FORMATS = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const satisfies readonly Record<'name' | 'file' | 'type', string>[];

/** Newest entries that a feed brings. */
export const FEED_SIZE = 20;

/** Address of a feed in a format. */
export function feedUrl({ pageUrl }: Pick<Feed, 'pageUrl'>, name: (typeof FEED_FORMATS)[number]['name']): string {
  const format = FEED_FORMATS.find((each) => each.name === name);
  return `${pageUrl}/${format?.file ?? ''}`;
}

/** The time of the newest change in a feed; undefined for a feed without entries. */
export function lastChange({ entries }: Pick<Feed, 'entries'>): string | undefined {
  return entries
    .map(({ updated }) => new Date(updated).toISOString())
    .sort()
    .at(-1);
}
