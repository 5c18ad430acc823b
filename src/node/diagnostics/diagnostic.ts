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

/**
 * All findings as one text, in the order of files and lines, under a heading that counts them.
 * @param kind what they are, in the singular
 */
export function formatReport(findings: readonly Finding[], kind = 'error'): string {
  const count = findings.length === 1 ? `1 ${kind}` : `${findings.length} ${kind}s`;
  const files = new Set(findings.map(({ file }) => file)).size;
  const where = files === 1 ? '1 file' : `${files} files`;
  const body = [...findings].sort(byPlace).map(formatFinding).join('\n\n');
  return `The content has ${count} in ${where}.\n\n${body}`;
}
