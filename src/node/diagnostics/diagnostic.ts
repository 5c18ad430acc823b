import { formatList, say } from './messages';

/** The only correct fix of a finding: how it changes the finding's file. */
interface Fix {
  /** Edits of the text without byte order mark and with `\n` line ends. */
  edits?: readonly { start: number; end: number; text: string }[];
  /** Link destinations in the source, each with its replacement. */
  targets?: readonly { from: string; to: string }[];
}

/** A finding in the content folder: its position, the problem and the fix. */
export interface Finding {
  /** Path relative to the content folder's parent, with forward slashes: `content/docs/etusivu.mdx`. */
  file: string;
  /** 1-based; absent for the whole file. */
  line?: number | undefined;
  /** 1-based; absent for the whole line. */
  column?: number | undefined;
  /** What is wrong, as a sentence. */
  message: string;
  /** How to fix it, as a sentence. */
  hint?: string | undefined;
  /** Set if `--fix` can fix it. */
  fix?: Fix | undefined;
}

/** A finding with its rule: `link/broken`. */
export interface RuledFinding<Name extends string = string> extends Finding {
  rule: Name;
}

/** Whether a diagnostic fails a build. */
export type Severity = 'error' | 'warning';

/** A reported finding, with the level from the site's settings. */
export interface Diagnostic extends RuledFinding {
  level: Severity;
}

export const isError = ({ level }: Diagnostic): boolean => level === 'error';

/** Returns `file:line:column`, as editors and terminals understand it. */
export function placeOf({ file, line, column }: Pick<Finding, 'file' | 'line' | 'column'>): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** Compares findings by file and position. */
export function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Formats a finding: a line for the position, one for the problem, one for the fix. */
export function formatFinding(finding: Finding): string {
  const lines = [placeOf(finding), `  ${finding.message}`];
  if (finding.hint !== undefined) lines.push(`  ${finding.hint}`);
  return lines.join('\n');
}

/** Returns `2 errors and 1 warning` in the language of messages; levels without findings are left out. */
export function countLevels({ errors, warnings }: { errors: number; warnings: number }): string {
  const counts = [
    errors > 0 ? say('error', { count: errors }) : [],
    warnings > 0 ? say('warning', { count: warnings }) : [],
  ];
  return formatList(counts.flat().map(({ message }) => message));
}

/** Formats all findings by file and line, under a heading with their number and kind. */
export function formatReport(findings: readonly Finding[], kind?: string): string {
  const { length } = findings;
  const found =
    kind === undefined ? countLevels({ errors: length, warnings: 0 }) : `${length} ${kind}${length === 1 ? '' : 's'}`;
  const files = new Set(findings.map(({ file }) => file)).size;
  const body = [...findings].sort(byPlace).map(formatFinding).join('\n\n');
  return `${say('report', { found, files }).message}\n\n${body}`;
}
