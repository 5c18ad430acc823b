import { levelsOf } from '../../../model/writing/writing';
import { byPlace, countLevels, placeOf, type Diagnostic, type Severity } from '../diagnostic';
import { say } from '../messages';
import { onOneLine, type Format, type FormatContext } from './format';

/** Most characters of a quoted line; longer lines are cut around the position. */
const QUOTED_MAX = 110;
/** Characters before the position in a cut line. */
const BEFORE_MAX = 40;

/** The text to mark at a position: a whole heading, link or tag, else a word, else a character. */
const UNITS = /^(?:#{1,6} .*|!?\[[^\]]*\]\([^)]*\)|<[^<>]*>|[\p{L}\p{N}_./#-]+|\S+)/u;

interface Place {
  line?: number | undefined;
  column?: number | undefined;
}

/** Quotes a line with a mark below the position; empty without such a line. */
export function quote(lines: readonly string[], { line, column }: Place): string[] {
  const text = lines[(line ?? 0) - 1];
  if (line === undefined || text === undefined || text.trim() === '') return [];
  const at = (column ?? 1) - 1;
  const start = text.length <= QUOTED_MAX ? 0 : Math.max(0, Math.min(at - BEFORE_MAX, text.length - QUOTED_MAX));
  const shown = text.slice(start, start + QUOTED_MAX);
  const number = String(line);
  const quoted = `${number} | ${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`;
  if (column === undefined || at >= text.length) return [quoted];
  const before = `${start > 0 ? '…' : ''}${text.slice(start, at)}`;
  const unit = UNITS.exec(text.slice(at, start + shown.length))?.[0] ?? '';
  // Tabs stay, so the mark aligns at any tab width; a surrogate pair is one column.
  const gap = [...before].map((sign) => (sign === '\t' ? '\t' : ' ')).join('');
  return [quoted, `${' '.repeat(number.length)} | ${gap}${'^'.repeat(Math.max(1, [...unit].length))}`];
}

/** Most diagnostics shown to a person; the summary counts all. */
export const SHOWN_MAX = 100;

const CODES = { error: 31, warning: 33, bold: 1, dim: 2 } as const;
type Paint = (style: keyof typeof CODES, text: string) => string;

const painter =
  ({ hasColor }: Pick<FormatContext, 'hasColor'>): Paint =>
  (style, text) =>
    hasColor ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function entry(diagnostic: Diagnostic, { linesOf }: FormatContext, paint: Paint): string[] {
  const { level, rule, message, hint, file } = diagnostic;
  const head = `${onOneLine(placeOf(diagnostic))}  ${paint(level, level)}  ${paint('dim', rule)}`;
  const quoted = quote(linesOf(file), diagnostic).map((line) => `      ${paint('dim', line)}`);
  return [`  ${head}`, `    ${message}`, ...(hint === undefined ? [] : [`    ${hint}`]), ...quoted];
}

function ruleSummary(diagnostics: readonly Diagnostic[], paint: Paint): string[] {
  const counts = [...countBy(diagnostics, ({ level, rule }) => `${level} ${rule}`)].map(([key, count]) => {
    const [level = '', rule = ''] = key.split(' ');
    return { level: level as Severity, rule, count };
  });
  const rows = counts
    .sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : b.count - a.count || (a.rule < b.rule ? -1 : 1)))
    .map(({ level, rule, count }) => ({ level, rule, told: say(level, { count }).message }));
  const width = Math.max(...rows.map(({ told }) => told.length));
  return rows.map(({ level, rule, told }) => `  ${paint(level, told.padEnd(width))}  ${rule}`);
}

/** Formats a report for people: by file, with quoted lines and marked positions, and a summary by rule at the end. */
export const formatText: Format = (diagnostics, context) => {
  if (diagnostics.length === 0) return '';
  const paint = painter(context);
  // Errors take precedence over warnings when not all fit.
  const ranked = [...diagnostics].sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : byPlace(a, b)));
  const shown = ranked.slice(0, SHOWN_MAX).sort(byPlace);
  const files = countBy(diagnostics, ({ file }) => file);
  const blocks = [...new Set(shown.map(({ file }) => file))].map((file) => {
    const all = diagnostics.filter((each) => each.file === file);
    const entries = shown.filter((each) => each.file === file).map((each) => entry(each, context, paint).join('\n'));
    return [`${paint('bold', onOneLine(file))}: ${countLevels(levelsOf(all))}`, ...entries].join('\n\n');
  });
  const hidden = diagnostics.length - shown.length;
  const more = hidden === 0 ? [] : [say('report.more', { count: hidden }).message];
  const total = say('report', { found: countLevels(levelsOf(diagnostics)), files: files.size }).message;
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  const fixes = fixable === 0 ? [] : [say('report.fixable', { count: fixable }).message];
  return [...blocks, ...more, [total, ...ruleSummary(diagnostics, paint), ...fixes].join('\n')].join('\n\n');
};
