/** What the develop server tells the open page of the content's faults. Nothing of it is in a built site. */

/** Where the page asks for it, as a stream of events. */
export const WRITING_EVENTS = '/__writing/events';

/** A fault as the panel shows it. */
export interface ShownFault {
  /** `content/docs/saldo.mdx:12:3` */
  place: string;
  message: string;
  hint: string | null;
  /** What an editor opens: the file's absolute path, and a line of it. */
  source: { file: string; line: number };
}

/** The faults of the content, as the open page sees them. */
export interface WritingState {
  /** The file of the open page; null where the site makes the page without one. */
  file: string | null;
  /** Those of that file. */
  own: ShownFault[];
  /** Those of other files, the first of them. */
  others: ShownFault[];
  /** How many there are in other files. */
  otherCount: number;
  /** Changes that are taken up only when `npm run develop` is started again. */
  notices: string[];
  /** Grows with each change of the content that has been read. */
  round: number;
}

/** The text of the open page after a change, before the whole site has taken it up. */
export interface FreshText {
  /** Title, description and text of the page at that moment. */
  title: string;
  description: string;
  html: string;
  /** Digest of the file; the page's own data bring the same text later. */
  islands: string[];
}
