/** A fault in the content folder: where it is, what is wrong and how to mend it. */
export interface Diagnostic {
  /** Path relative to the content folder's parent, with forward slashes: `content/docs/etusivu.mdx`. */
  file: string;
  /** 1-based; absent when the whole file is meant. */
  line?: number;
  /** 1-based; absent when the whole line is meant. */
  column?: number;
  /** What is wrong, as a sentence. */
  message: string;
  /** How to mend it, as a sentence. */
  hint?: string;
}

/**
 * `file:line:column` as editors and terminals understand it.
 * @example placeOf({ file: 'content/site.yaml', line: 3, column: 5, message: '' }) // 'content/site.yaml:3:5'
 */
export function placeOf({ file, line, column }: Diagnostic): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** One line for the place, one for the fault, one for the mend. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const lines = [placeOf(diagnostic), `  ${diagnostic.message}`];
  if (diagnostic.hint !== undefined) lines.push(`  ${diagnostic.hint}`);
  return lines.join('\n');
}

/**
 * All faults of a build as one text, in the order of files and lines, under a heading that counts them.
 * @param kind what the diagnostics are, where they are no faults: "weak spot"
 */
export function formatReport(diagnostics: readonly Diagnostic[], kind = 'fault'): string {
  const count = diagnostics.length === 1 ? `1 ${kind}` : `${diagnostics.length} ${kind}s`;
  const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size;
  const where = files === 1 ? '1 file' : `${files} files`;
  const body = [...diagnostics].sort(byPlace).map(formatDiagnostic).join('\n\n');
  return `The content has ${count} in ${where}.\n\n${body}`;
}
