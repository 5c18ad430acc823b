import { additionPoint, type Additions } from '../../model/site/additions';
import type { TextReader } from './readTexts';

/** A path at which the server logs request bodies, a line of JSON each with the day. */
export interface RequestLog {
  /** Name of the log: `queries`, for `<host>-queries.jsonl`. */
  name: string;
  /** Path of the site without the base path. */
  path: string;
  /** Regular expression of the bodies to log, without a backslash before `"` or `\`; others are ignored. */
  body: string;
}

/** A folder of the output that is not a page and has its own Content-Security-Policy. */
export interface ServedTool {
  /** Path of the folder: `/admin`. */
  path: string;
  policy: string;
}

/** What the first line of Markdown is made of. */
interface MarkdownSite {
  textsOf: TextReader;
  urlOf: (path: string, locale: string) => string;
}

/** What a feature needs of the servers of the site. */
export interface ServedFacts {
  /** Origins whose pages may show the site in a frame, and the files of the site that they load. */
  framedBy?: { hosts: readonly string[]; files: readonly string[] };
  /** True where pages contain their Content-Security-Policy, since the host sends no headers. */
  policyInPages?: boolean;
  /** True where all texts have compressed copies. */
  copies?: boolean;
  /** Paths of the site at which the server logs the bodies of requests. */
  requestLogs?: readonly RequestLog[];
  /** Folders of the output with tools for writers. */
  tools?: readonly ServedTool[];
  /** Returns the first line of Markdown in a locale, on sites that serve Markdown to those who accept `text/markdown`. */
  markdownTop?: (site: MarkdownSite, locale: string) => string;
  /** True where the search sends queries to a server. */
  receivesQueries?: boolean;
}

export const SERVED = additionPoint<ServedFacts>('serve');

/** True when queries stay in the reader's browser. */
export const isSearchPrivate = (added: Additions): boolean =>
  !added.of(SERVED).some(({ receivesQueries }) => receivesQueries);

/** Addresses of other sites by what a page does with them; addresses of the site itself are ignored. */
export interface OutsideSources {
  script?: readonly (string | undefined)[];
  image?: readonly (string | undefined)[];
  connect?: readonly (string | undefined)[];
  frame?: readonly string[];
}

/** Addresses of other sites that pages load from or connect to, for the Content-Security-Policy. */
export const SOURCES = additionPoint<OutsideSources>('source');
