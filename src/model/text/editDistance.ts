/** Room for three rows of the table; grown where longer words ask for it. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/**
 * The optimal string alignment distance: how many insertions, deletions, substitutions and swaps of neighbours lead
 * from one string to the other. The search holds many words against one, so only the cells that can lead to a
 * distance of at most `most` are filled in, and a hopeless pair ends early.
 * @returns the distance, or `most + 1` where it is larger than `most`
 * @example editDistance('laksu', 'lasku', 2) // 1
 */
export function editDistance(from: string, to: string, most = Math.max(from.length, to.length)): number {
  const [source, target] = from.length <= to.length ? [from, to] : [to, from];
  if (target.length - source.length > most) return most + 1;
  let start = 0;
  // Behind its end a word has NaN, which equals nothing.
  // Stryker disable next-line ConditionalExpression: what both words begin with may also be compared in the table
  while (source.charCodeAt(start) === target.charCodeAt(start)) start += 1;
  let sourceEnd = source.length;
  let targetEnd = target.length;
  // Stryker disable next-line ConditionalExpression,ArithmeticOperator: what both words end with may also be compared in the table
  while (sourceEnd > start && source.charCodeAt(sourceEnd - 1) === target.charCodeAt(targetEnd - 1)) {
    sourceEnd -= 1;
    targetEnd -= 1;
  }
  return fillBand(source.slice(start, sourceEnd), target.slice(start, targetEnd), most);
}

function fillBand(source: string, target: string, most: number): number {
  const width = target.length + 1;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: more room than needed changes no result
  if (width > rows[0].length) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  let [beforeLast, last, current] = rows;
  const far = most + 1;
  for (let column = 0; column < width; column += 1) last[column] = Math.min(column, far);
  for (let row = 1; row <= source.length; row += 1) {
    const low = Math.max(1, row - most);
    const high = Math.min(target.length, row + most);
    current[low - 1] = low === 1 ? Math.min(row, far) : far;
    let least = current[low - 1] ?? far;
    const letter = source.charCodeAt(row - 1);
    for (let column = low; column <= high; column += 1) {
      const other = target.charCodeAt(column - 1);
      let best = (last[column - 1] ?? far) + (letter === other ? 0 : 1);
      best = Math.min(best, (current[column - 1] ?? far) + 1);
      if (column < row + most) best = Math.min(best, (last[column] ?? far) + 1);
      const isSwap =
        row > 1 && column > 1 && letter === target.charCodeAt(column - 2) && source.charCodeAt(row - 2) === other;
      if (isSwap) best = Math.min(best, (beforeLast[column - 2] ?? far) + 1);
      current[column] = Math.min(best, far);
      least = Math.min(least, best);
    }
    if (least > most) return far;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[target.length] ?? far, far);
}
