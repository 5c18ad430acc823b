import type { TocEntry } from '../reading/toc';

/**
 * What the develop server sends to the open page while its content is written. Nothing of it is in a built site.
 */

/** Where an open page asks for it: a stream of events. */
// Stryker disable next-line StringLiteral: the server and the page both read it here, so any address will do
export const WRITING_EVENTS = '/__writing/events';

/** Names of the events. */
export const WRITING_EVENT = { state: 'state', text: 'text', renew: 'renew', search: 'search' } as const;

/** A fault as the panel shows it. */
export interface ShownFinding {
  /** `content/docs/saldo.mdx:12:3` */
  place: string;
  /** The rule that it breaks, by which settings and pages name it. */
  rule: string;
  /** Only an error stops a build. */
  level: 'error' | 'warning';
  message: string;
  hint: string | null;
  /** What an editor opens: the file by its absolute path, at a line. */
  source: { file: string; line: number };
}

/** How many faults there are, by their levels. */
export interface LevelCounts {
  errors: number;
  warnings: number;
}

/** A saved query that GraphiQL can be opened with. */
export interface OfferedQuery {
  name: string;
  /** What it answers. */
  about: string;
  source: string;
  /** Names of the values that it needs. */
  variables: string[];
}

/** The faults of the content, as the open page sees them. */
export interface WritingState {
  /** Path of the open page, without its language. */
  path: string;
  /** The file of the open page; null where the site makes the page without one. */
  file: string | null;
  /** Those of that file. */
  own: ShownFinding[];
  /** The first of those in other files. */
  others: ShownFinding[];
  /** How many there are in other files. */
  otherCounts: LevelCounts;
  /** The saved queries of the content. */
  queries: OfferedQuery[];
  /** What is taken up only when `npm run develop` is started again. */
  notices: string[];
  /** Grows with each change of the content. */
  round: number;
}

/** The text of the open page right after a change; the page's own data bring the same a little later. */
export interface FreshText {
  title: string;
  description: string;
  html: string;
  islands: string[];
  toc: TocEntry[];
}
