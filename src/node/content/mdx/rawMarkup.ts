import type { List, Paragraph, Root, Table } from 'mdast';
import type { Point } from 'unist';
import { addDiagnostic, type Compilation } from './compilation';
import { visit } from './visit';

interface Fault {
  message: string;
  hint: string;
}

const NO_LIST_HINT = 'Write "- " in place of it.';

/** Starts of lines that writers take for Markdown; the first that matches counts. */
const STARTS: readonly (readonly [pattern: RegExp, faultOf: (sign: string) => Fault])[] = [
  [
    /^(#{1,6}|[-*+]|\d{1,9}[.)])\u00a0/,
    (sign) => ({
      message: `"${sign}" is followed by a non-breaking space, so it has no effect.`,
      hint: 'Write an ordinary space after it.',
    }),
  ],
  [
    /^(#{2,6})[^\s#]/,
    (sign) => ({
      message: `"${sign}" is followed by no space, so this is no heading.`,
      hint: `Write "${sign} " before its text, or \\${sign} for the signs themselves.`,
    }),
  ],
  [
    /^([•▪◦‣●○■□➢✓])\s/,
    (sign) => ({ message: `This line starts with "${sign}", which makes no list.`, hint: NO_LIST_HINT }),
  ],
  [
    /^([o§·])\t/,
    (sign) => ({ message: `This line starts with "${sign}" and a tab, which makes no list.`, hint: NO_LIST_HINT }),
  ],
];

const DASH = /^–\s/;
const DASHES: Fault = { message: 'These lines start with "–", which makes no list.', hint: NO_LIST_HINT };

/** The row of hyphens below a table's head. */
const TABLE_RULE = /^[\s|:-]*-[\s:-]*\|[\s|:-]*$|^\|[\s:-]*-[\s|:-]*$/;
const TABLE_ROW = /^\|.*\|\s*$/;
const TABLE: Fault = {
  message: 'This is written like a table, but is shown as it is.',
  hint: 'Write a row of hyphens as its second line, with as many cells as the head: | --- | --- |',
};

interface SourceLine extends Point {
  text: string;
}

/** The lines of a paragraph as they are written, without the marks of quotes and lists before them. */
function linesOf({ position }: Paragraph, source: readonly string[]): SourceLine[] {
  if (position === undefined) return [];
  const { start, end } = position;
  return source.slice(start.line - 1, end.line).map((whole, index) => {
    const before = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(whole)?.[0].length ?? 0);
    return { line: start.line + index, column: before + 1, text: whole.slice(before) };
  });
}

/** The first line of a paragraph that is written like Markdown of another kind. */
function rawStart(lines: readonly SourceLine[]): { at: Point; fault: Fault } | undefined {
  const rows = lines.filter(({ text }) => TABLE_ROW.test(text));
  const [first] = lines;
  if (first !== undefined && (rows.length > 1 || lines.some(({ text }) => TABLE_RULE.test(text))))
    return { at: first, fault: TABLE };
  for (const line of lines)
    for (const [pattern, faultOf] of STARTS) {
      const sign = pattern.exec(line.text)?.[1];
      if (sign !== undefined) return { at: line, fault: faultOf(sign) };
    }
  const dashes = lines.filter(({ text }) => DASH.test(text));
  return dashes.length > 1 && dashes[0] !== undefined ? { at: dashes[0], fault: DASHES } : undefined;
}

/** What is left of a link that is none: its brackets and its address. */
const RAW_LINK = /(?<!\\)\]\(([^)]*)/;
const linkFault = (address: string): Fault =>
  /\s/.test(address.trim())
    ? {
        message: 'This is written like a link or a picture, but is shown as it is: its address has a space.',
        hint: 'Write each space of the address as %20, or rename the file.',
      }
    : {
        message: 'This is written like a link or a picture, but is shown as it is.',
        hint: 'Check its brackets; write \\[ for the sign itself.',
      };

/** Cells beyond the head of a table, which browsers never show. */
function checkCells({ children: [head, ...rows] }: Table, compilation: Compilation): void {
  const columns = head?.children.length ?? 0;
  for (const { children } of rows) {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (lost !== undefined)
      addDiagnostic(
        compilation,
        lost,
        'table/cells',
        `This cell is not shown: the row has ${children.length} cells, and the head ${columns}.`,
        'Add a column to the head, or write \\| for the sign itself, in code too.',
      );
  }
}

/** The names of months as they follow a day: "15. toukokuuta". */
function monthsOf(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(new Date(Date.UTC(2000, month, 1)))
      .flatMap(({ type, value }) => (type === 'month' ? [value] : []))
      .join(''),
  );
}

/** Numbered items are shown with the numbers that are written; "1." before each is a list, too. */
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
  addDiagnostic(
    compilation,
    found.item,
    'list/number',
    found === date
      ? `This date is shown as item ${shown} of a list.`
      : `This item is written as ${found.number}, but is shown as ${shown}.`,
    `Number the items in their order. If it is no list, write ${found.number}\\. with a backslash.`,
  );
}

/** Reports what looks like Markdown in the source, but is shown as it is written, or otherwise than it is written. */
export function checkRawMarkup(tree: Root, body: string, compilation: Compilation): void {
  const source = body.split('\n');
  const report = (at: Point, { message, hint }: Fault) =>
    addDiagnostic(compilation, { position: { start: at, end: at } }, 'text/raw-markup', message, hint);
  visit(tree, (node) => {
    if (node.type === 'table') checkCells(node, compilation);
    if (node.type === 'list') checkNumbers(node, source, compilation);
    if (node.type === 'paragraph') {
      const found = rawStart(linesOf(node, source));
      if (found !== undefined) report(found.at, found.fault);
    }
    if (node.type !== 'text' || node.position === undefined) return;
    const { start, end } = node.position;
    const written = body.slice(start.offset, end.offset);
    const raw = RAW_LINK.exec(written);
    if (raw === null) return;
    const before = written.slice(0, raw.index).split('\n');
    const last = before[before.length - 1]?.length ?? 0;
    const place = { line: start.line + before.length - 1, column: before.length > 1 ? last + 1 : start.column + last };
    report(place, linkFault(raw[1] ?? ''));
  });
}
