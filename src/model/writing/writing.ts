import type { TocEntry } from '../reading/toc';

/** Messages of the develop server to the open page while its content is edited. Not part of a built site. */

/** Path of the event stream. */
// Stryker disable next-line StringLiteral: the server and the page both read it here, so any address will do
export const WRITING_EVENTS = '/__writing/events';

/** Names of the events. */
export const WRITING_EVENT = { state: 'state', text: 'text', renew: 'renew', search: 'search' } as const;

/** A finding as the panel shows it. */
export interface ShownFinding {
  /** `content/docs/saldo.mdx:12:3` */
  place: string;
  /** Name of the violated rule, as in settings and documentation. */
  rule: string;
  /** Only errors fail a build. */
  level: 'error' | 'warning';
  message: string;
  hint: string | null;
  /** Absolute path and line, for opening the file in an editor. */
  source: { file: string; line: number };
}

/** Number of findings by level. */
export interface LevelCounts {
  errors: number;
  warnings: number;
}

/** Counts findings by level. */
export function levelsOf(findings: readonly Pick<ShownFinding, 'level'>[]): LevelCounts {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return { errors, warnings: findings.length - errors };
}

/** The panel's words, in the language of messages. */
export interface PanelWords {
  language: string;
  label: string;
  /** Counts the findings; empty without any. */
  summary: string;
  others: string;
  /** Counts the findings that are not shown. */
  more: string;
  open: string;
  openHint: string;
  error: string;
  warning: string;
}

/** The findings of the content, for the open page. */
export interface WritingState {
  /** The open page's file; null for a generated page. */
  file: string | null;
  /** Findings in that file. */
  own: ShownFinding[];
  /** The first findings in other files. */
  others: ShownFinding[];
  /** Number of findings in other files. */
  otherCounts: LevelCounts;
  words: PanelWords;
  /** Changes that need a restart of `npm run develop`. */
  notices: string[];
  /** Incremented by each change of the content. */
  round: number;
}

/** The text of the open page right after a change; the page data follow a little later. */
export interface FreshText {
  title: string;
  description: string;
  html: string;
  islands: string[];
  toc: TocEntry[];
}
