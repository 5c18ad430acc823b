import { formatList, say } from './messages';

/** A fix that is the only right one: how it changes the file of its finding. */
interface Fix {
  /** Parts of the text without byte order mark and with `\n` line ends, each with what takes its place. */
  edits?: readonly { start: number; end: number; text: string }[];
  /** Destinations of links as they are written, each with what takes its place. */
  targets?: readonly { from: string; to: string }[];
}

/** Something that was found in the content folder: where it is, what is wrong and how to fix it. */
export interface Finding {
  /** Path relative to the content folder's parent, with forward slashes: `content/docs/etusivu.mdx`. */
  file: string;
  /** 1-based; absent when the whole file is meant. */
  line?: number | undefined;
  /** 1-based; absent when the whole line is meant. */
  column?: number | undefined;
  /** What is wrong, as a sentence. */
  message: string;
  /** How to fix it, as a sentence. */
  hint?: string | undefined;
  /** Set where `--fix` can fix it. */
  fix?: Fix | undefined;
}

/** A finding with the name of the rule that it breaks: `link/broken`. */
export interface RuledFinding<Name extends string = string> extends Finding {
  rule: Name;
}

/** Whether a diagnostic stops a build. */
export type Severity = 'error' | 'warning';

/** A finding as it is reported: the settings of the site have decided on its level. */
export interface Diagnostic extends RuledFinding {
  level: Severity;
}

export const isError = ({ level }: Diagnostic): boolean => level === 'error';

/**
 * `file:line:column` as editors and terminals understand it.
 * @example placeOf({ file: 'content/site.yaml', line: 3, column: 5, message: '' }) // 'content/site.yaml:3:5'
 */
export function placeOf({ file, line, column }: Pick<Finding, 'file' | 'line' | 'column'>): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** The order of reports: by file, then by place. */
export function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** One line for the place, one for what is wrong, one for the fix. */
export function formatFinding(finding: Finding): string {
  const lines = [placeOf(finding), `  ${finding.message}`];
  if (finding.hint !== undefined) lines.push(`  ${finding.hint}`);
  return lines.join('\n');
}

/** `2 errors and 1 warning` in the language of messages; levels without any are left out. */
export function countLevels({ errors, warnings }: { errors: number; warnings: number }): string {
  const counts = [
    errors > 0 ? say('error', { count: errors }) : [],
    warnings > 0 ? say('warning', { count: warnings }) : [],
  ];
  return formatList(counts.flat().map(({ message }) => message));
}

/**
 * All findings as one text, in the order of files and lines, under a heading that counts them.
 * @param kind what they are, in the singular; errors without it
 */
export function formatReport(findings: readonly Finding[], kind?: string): string {
  const { length } = findings;
  const found =
    kind === undefined ? countLevels({ errors: length, warnings: 0 }) : `${length} ${kind}${length === 1 ? '' : 's'}`;
  const files = new Set(findings.map(({ file }) => file)).size;
  const body = [...findings].sort(byPlace).map(formatFinding).join('\n\n');
  return `${say('report', { found, files }).message}\n\n${body}`;
}
