import { createCodeTest, linesAt, type Line } from './lines';

/** Columns of hyphens below the head of a Pandoc table. */
const COLUMNS = /^[ \t]*-{2,}(?: +-{2,})+[ \t]*$/;
const FRAME = /^[ \t]*-{5,}[ \t]*$/;
const GRID = /^[ \t]*\+(?:[-=:]+\+)+[ \t]*$/;
/** Most lines of the head of such a table. */
const HEAD_LIMIT = 8;

const BROKEN = /\]\([^)\s]*$|\{[^{}]*[^{}"\s]$/;

const isBlank = (line: string | undefined) => (line ?? '').trim() === '';

/** Joins the lines of a cell; list items are separated by breaks. */
const cellOf = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim().replace(/^[-*+] /, '<br />• '))
    // Pandoc breaks an address or attribute that is longer than the column.
    .reduce((text, part) => text + (BROKEN.test(text) ? '' : ' ') + part, '')
    .trim()
    .replace(/^<br \/>/, '')
    .replace(/ (?=<br \/>)/g, '')
    .replace(/(?<!\\)\|/g, '\\|');

/** Returns the rows of a table with fixed columns: below hyphens, or in a grid of `+---+` and `|`. */
function drawnTable(lines: readonly string[], from: number): { rows: string[][]; taken: number } | undefined {
  const first = lines[from] ?? '';
  const [isGrid, isFramed] = [GRID.test(first), FRAME.test(first)];
  const steps = isGrid ? [0] : [...Array(isFramed ? HEAD_LIMIT : 2).keys()];
  const rule = steps.map((step) => from + step).find((at) => isGrid || COLUMNS.test(lines[at] ?? ''));
  if (rule === undefined) return undefined;
  let head = lines.slice(isFramed ? from + 1 : from, rule);
  if (head.some(isBlank)) return undefined;
  const starts = [...(lines[rule] ?? '').matchAll(isGrid ? /\+/g : /-+/g)].map(({ index }) => index);
  const groups: string[][] = isGrid || isFramed ? [[]] : [];
  let at = rule + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isGrid ? !/^[ \t]*[|+]/.test(line) : FRAME.test(line) || COLUMNS.test(line) || (!isFramed && isBlank(line)))
      break;
    // A cell that spans columns or rows.
    if (isGrid && starts.some((start) => !/[|+]/.test(line.charAt(start)))) return undefined;
    if (isGrid && line.includes('=') && GRID.test(line)) head = groups.splice(0).flat();
    if (isGrid ? GRID.test(line) : isFramed && isBlank(line)) groups.push([]);
    else if (isGrid || isFramed) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  const cells = (group: readonly string[]) =>
    starts
      .slice(0, isGrid ? -1 : undefined)
      .map((start, column) => cellOf(group.map((line) => line.slice(start + Number(isGrid), starts[column + 1]))));
  const rows = groups.filter((group) => group.length > 0).map(cells);
  // A box of Word is a head without rows.
  if ((rows.length === 0 && !isFramed) || (isFramed && at === lines.length)) return undefined;
  return { rows: [cells(head), ...rows], taken: at - from + Number(!isGrid && !isBlank(lines[at])) };
}

/** Splits a line copied from a spreadsheet: "Product⇥Price". Lists and indented code do not match. */
const tabbedCells = (line = ''): string[] =>
  /^(?:[-*+•▪◦‣●○■□➢✓o§·–]|\d+[.)]|[a-zåäö]\))?\t/.test(line) ? [] : line.split('\t');

/** Returns the rows of a spreadsheet table: at least two lines with the same number of tab-separated cells. */
function tabbedTable(lines: readonly string[], from: number): { rows: string[][]; taken: number } | undefined {
  const columns = tabbedCells(lines[from]).length;
  const end = lines.findIndex((line, at) => at > from && tabbedCells(line).length !== columns);
  const block = lines.slice(from, end < 0 ? undefined : end);
  if (columns < 2 || block.length < 2 || !isBlank(lines[from + block.length])) return undefined;
  return { rows: block.map((line) => tabbedCells(line).map((cell) => cellOf([cell]))), taken: block.length };
}

/** Converts Pandoc tables (hyphens or grid) and spreadsheet tables (tabs) to Markdown. */
export function convertTextTables(lines: readonly Line[]): Line[] {
  const texts = lines.map(({ text }) => text);
  if (!texts.some((text) => COLUMNS.test(text) || GRID.test(text) || text.includes('\t'))) return [...lines];
  const isCode = createCodeTest(lines);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  let end = 0;
  return lines.flatMap((line, index): Line[] => {
    if (index < end) return [];
    const found =
      isCode(index) || !isBlank(texts[index - 1]) || isBlank(line.text)
        ? undefined
        : (drawnTable(texts, index) ?? tabbedTable(texts, index));
    if (found === undefined) return [line];
    end = index + found.taken;
    const [head = [], ...rows] = found.rows;
    return linesAt(line.at, row(head), row(head.map(() => '---')), ...rows.map(row));
  });
}
