import type { Heading, List, Paragraph, Root, Table } from 'mdast';
import type { Point } from 'unist';
import type { Message } from '../../diagnostics/messages';
import { addDiagnostic, type Compilation } from './compilation';
import { visit } from './visit';
import { say } from '../say';

/** Starts of lines that look like Markdown; the first match wins. */
const STARTS = [
  [/^(#{1,6}|[-*+]|\d{1,9}[.)])\u00a0/, 'text/raw-markup.space'],
  [/^(#{2,6})[^\s#]/, 'text/raw-markup.heading'],
  [/^([•▪◦‣●○■□➢✓])\s/, 'text/raw-markup.list'],
  [/^([o§·])\t/, 'text/raw-markup.tab'],
] as const;

const DASH = /^–\s/;

/** The row of hyphens below a table's head. */
const TABLE_RULE = /^[\s|:-]*-[\s:-]*\|[\s|:-]*$|^\|[\s:-]*-[\s|:-]*$/;
const TABLE_ROW = /^\|.*\|\s*$/;

interface SourceLine extends Point {
  text: string;
}

/** Returns the source lines of a paragraph without the marks of quotes and lists. */
function linesOf({ position }: Paragraph, source: readonly string[]): SourceLine[] {
  if (position === undefined) return [];
  const { start, end } = position;
  return source.slice(start.line - 1, end.line).map((whole, index) => {
    const before = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(whole)?.[0].length ?? 0);
    return { line: start.line + index, column: before + 1, text: whole.slice(before) };
  });
}

/** Returns the first line of a paragraph that looks like other Markdown. */
function rawStart(lines: readonly SourceLine[]): { at: Point; message: Message } | undefined {
  const rows = lines.filter(({ text }) => TABLE_ROW.test(text));
  const [first] = lines;
  if (first !== undefined && (rows.length > 1 || lines.some(({ text }) => TABLE_RULE.test(text))))
    return { at: first, message: say('text/raw-markup.table') };
  for (const line of lines)
    for (const [pattern, key] of STARTS) {
      const sign = pattern.exec(line.text)?.[1];
      if (sign !== undefined) return { at: line, message: say(key, { sign }) };
    }
  const dashes = lines.filter(({ text }) => DASH.test(text));
  return dashes.length > 1 && dashes[0] !== undefined
    ? { at: dashes[0], message: say('text/raw-markup.dashes') }
    : undefined;
}

/** The end of a broken link: its bracket and address. */
const RAW_LINK = /(?<!\\)\]\(([^)]*)/;
const linkMessage = (address: string): Message =>
  say(/\s/.test(address.trim()) ? 'text/raw-markup.linkSpace' : 'text/raw-markup.link');

/** Reports cells beyond the head of a table, which browsers never show. */
function checkCells({ children: [head, ...rows] }: Table, compilation: Compilation): void {
  const columns = head?.children.length ?? 0;
  for (const { children } of rows) {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (lost !== undefined)
      addDiagnostic(compilation, lost, 'table/cells', say('table/cells', { cells: children.length, columns }));
  }
}

/** Returns the month names as they follow a day: "15. toukokuuta". */
function monthsOf(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(new Date(Date.UTC(2000, month, 1)))
      .flatMap(({ type, value }) => (type === 'month' ? [value] : []))
      .join(''),
  );
}

/** Reports numbers that are not shown as written, and dates read as list items. All items may have the same number. */
function checkNumbers({ ordered, children }: List, source: readonly string[], compilation: Compilation): void {
  if (ordered !== true) return;
  const items = children.map((item) => {
    const { line = 1, column = 1 } = item.position?.start ?? {};
    const [, number = '', text = ''] = /^(\d+)[.)]\s*(.*)/.exec(source[line - 1]?.slice(column - 1) ?? '') ?? [];
    return { item, number: Number(number), text };
  });
  const first = items[0]?.number ?? 1;
  const isSame = items.every(({ number }) => number === first);
  const wrong = isSame ? undefined : items.find(({ number }, index) => number !== first + index);
  const months = monthsOf(compilation.site.localeOf(compilation.absolutePath));
  const date = items.find(({ text }) => months.some((month) => text.toLowerCase().startsWith(`${month} `)));
  const found = date ?? wrong;
  if (found === undefined) return;
  const shown = first + items.indexOf(found);
  const values = { number: found.number, shown };
  const message = found === date ? say('list/number.date', values) : say('list/number', values);
  addDiagnostic(compilation, found.item, 'list/number', message);
}

/** Reports a heading that a line of hyphens makes, which most writers mean as a horizontal rule. */
function checkUnderline(node: Heading, source: readonly string[], compilation: Compilation): void {
  const { start, end } = node.position ?? {};
  const line = /^[\s>]*(-+)\s*$/.exec(source[(end?.line ?? 0) - 1] ?? '')?.[1];
  if (start === undefined || end === undefined || start.line === end.line || line === undefined) return;
  addDiagnostic(compilation, node, 'heading/underlined', say('heading/underlined', { line }));
}

/** Reports what looks like Markdown in the source but renders differently. */
export function checkRawMarkup(tree: Root, body: string, compilation: Compilation): void {
  const source = body.split('\n');
  const report = (at: Point, message: Message) =>
    addDiagnostic(compilation, { position: { start: at, end: at } }, 'text/raw-markup', message);
  visit(tree, (node) => {
    if (node.type === 'table') checkCells(node, compilation);
    if (node.type === 'heading') checkUnderline(node, source, compilation);
    if (node.type === 'list') checkNumbers(node, source, compilation);
    if (node.type === 'paragraph') {
      const found = rawStart(linesOf(node, source));
      if (found !== undefined) report(found.at, found.message);
    }
    if (node.type !== 'text' || node.position === undefined) return;
    const { start, end } = node.position;
    const written = body.slice(start.offset, end.offset);
    const raw = RAW_LINK.exec(written);
    if (raw === null) return;
    const before = written.slice(0, raw.index).split('\n');
    const last = before[before.length - 1]?.length ?? 0;
    const place = { line: start.line + before.length - 1, column: before.length > 1 ? last + 1 : start.column + last };
    report(place, linkMessage(raw[1] ?? ''));
  });
}
