const ELLIPSIS = '…';

/** The box of a text. */
interface LineBox {
  width: number;
  /** Maximum number of lines; the rest is cut with an ellipsis. */
  lines: number;
  widthOf: (text: string) => number;
}

/** The longest prefix of a word that fits a line. */
function fitting(word: string, { width, widthOf }: LineBox, end = ''): string {
  const letters = [...word];
  while (letters.length > 1 && widthOf(letters.join('') + end) > width) letters.pop();
  return letters.join('') + end;
}

/** Wraps a text between words; cuts a word that is longer than a line. */
export function wrapLines(text: string, box: LineBox): string[] {
  const { width, lines: max, widthOf } = box;
  const lines: string[] = [];
  let rest = text.trim().split(/\s+/);
  while (rest.length > 0 && rest[0] !== '') {
    let count = 1;
    while (count < rest.length && widthOf(rest.slice(0, count + 1).join(' ')) <= width) count += 1;
    const line = rest.slice(0, count).join(' ');
    const isLast = lines.length === max - 1;
    if (isLast && count < rest.length) return [...lines, fitting(line, box, ELLIPSIS)];
    if (widthOf(line) <= width) {
      lines.push(line);
      rest = rest.slice(count);
    } else if (isLast) {
      return [...lines, fitting(line, box, ELLIPSIS)];
    } else {
      const start = fitting(line, box);
      lines.push(start);
      rest = [line.slice(start.length), ...rest.slice(1)];
    }
  }
  return lines;
}
