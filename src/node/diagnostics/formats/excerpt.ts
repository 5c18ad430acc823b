/** Most characters of a quoted line; of a longer one the part around the place is quoted. */
const QUOTED_MAX = 110;
/** Characters before the place where a line is cut. */
const BEFORE_MAX = 40;

/** What is at a place: a heading, a link or a tag as a whole, else a word, else a character. */
const UNITS = /^(?:#{1,6} .*|!?\[[^\]]*\]\([^)]*\)|<[^<>]*>|[\p{L}\p{N}_./#-]+|\S+)/u;

interface Place {
  line?: number | undefined;
  column?: number | undefined;
}

/**
 * The line of a place and, below it, a mark at the place; empty where there is no such line.
 * @example quote(['Katso [tätä](/x).'], { line: 1, column: 7 }) // ['1 | Katso [tätä](/x).', '  |       ^^^^^^^^^^']
 */
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
  // Tabs stay, so that the mark is below its place however wide they are; a letter of two units is one column.
  const gap = [...before].map((sign) => (sign === '\t' ? '\t' : ' ')).join('');
  return [quoted, `${' '.repeat(number.length)} | ${gap}${'^'.repeat(Math.max(1, [...unit].length))}`];
}
