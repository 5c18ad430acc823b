/**
 * The optimal string alignment distance: the number of insertions, deletions, substitutions and swaps of neighbours
 * between two strings.
 * @returns the distance, or `most + 1` if it is larger than `most`
 * @example editDistance('laksu', 'lasku', 2) // 1
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  const far = most + 1;
  if (Math.abs(from.length - to.length) > most) return far;
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= to.length; column += 1) last.push(column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    const letter = from.charCodeAt(row - 1);
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charCodeAt(column - 1);
      let best = (last[column - 1] ?? far) + (letter === other ? 0 : 1);
      best = Math.min(best, (last[column] ?? far) + 1, (current[column - 1] ?? far) + 1);
      if (letter === to.charCodeAt(column - 2) && other === from.charCodeAt(row - 2))
        best = Math.min(best, (beforeLast[column - 2] ?? far) + 1);
      current.push(best);
      least = Math.min(least, best);
    }
    // Later rows are never smaller, so stop early.
    if (least > most) return far;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[to.length] ?? far, far);
}
