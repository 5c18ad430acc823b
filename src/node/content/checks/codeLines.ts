/** Three backticks with more backticks later in the line are inline code. */
const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/;

/** Returns the indexes of the lines of code blocks, fences included. */
export function codeLines(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let fence: string | undefined;
  lines.forEach((line, index) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined || mark !== undefined) inside.add(index);
    if (fence === undefined) fence = mark;
    else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
  });
  return inside;
}
