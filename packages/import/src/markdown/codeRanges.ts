/** A part of a text: first offset, and the one after its last. */
interface Range {
  start: number;
  end: number;
}

const FENCE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/** Returns the fenced blocks of a text with their fences. An unclosed one ends with the text. */
function fencedBlocks(text: string, most: number): Range[] {
  const ranges: Range[] = [];
  let open: { start: number; indent: number; mark: string } | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const [, { length: indent } = '', mark = '', rest = ''] = FENCE.exec(line) ?? [];
    if (open === undefined) {
      const isOpening = mark !== '' && !(mark.startsWith('`') && rest.includes('`'));
      if (isOpening) open = { start: at, indent, mark };
    } else if (mark.startsWith(open.mark) && rest.trim() === '' && indent <= open.indent + most) {
      ranges.push({ start: open.start, end: at + line.length });
      open = undefined;
    }
    at += line.length + 1;
  }
  if (open !== undefined) ranges.push({ start: open.start, end: text.length });
  return ranges;
}

/** Returns the inline code between two offsets, backticks included. A span ends in its paragraph. */
function codeSpans(text: string, from: number, to: number): Range[] {
  const ranges: Range[] = [];
  const part = text.slice(from, to);
  const runs = [...part.matchAll(/\\?`+/g)].map(({ 0: run, index }) => ({
    start: run.startsWith('\\') ? index + 2 : index,
    length: run.startsWith('\\') ? run.length - 2 : run.length,
  }));
  let next = 0;
  runs.forEach((run, number) => {
    if (run.start < next || run.length === 0) return;
    const closing = runs.slice(number + 1).find((other) => other.length === run.length);
    if (closing === undefined || /\n[ \t>]*\n/.test(part.slice(run.start, closing.start))) return;
    next = closing.start + closing.length;
    ranges.push({ start: from + run.start, end: from + next });
  });
  return ranges;
}

/**
 * Returns the code ranges of a text: fenced blocks and inline code.
 * @param most most spaces of a closing fence beyond those of the opening one: three in Markdown, any number in MDX
 */
export function codeRanges(text: string, most = Infinity): Range[] {
  const blocks = fencedBlocks(text, most);
  const ranges: Range[] = [];
  let at = 0;
  for (const block of [...blocks, { start: text.length, end: text.length }]) {
    ranges.push(...codeSpans(text, at, block.start));
    if (block.end > block.start) ranges.push(block);
    at = block.end;
  }
  return ranges;
}

/** Returns a test for offsets inside sorted ranges. */
export function createRangeTest(ranges: readonly Range[]): (offset: number) => boolean {
  return (offset) => {
    let low = 0;
    let high = ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = ranges[middle];
      if (range === undefined) return false;
      if (offset < range.start) high = middle - 1;
      else if (offset >= range.end) low = middle + 1;
      else return true;
    }
    return false;
  };
}
