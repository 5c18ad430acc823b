/**
 * The optimal string alignment distance: how many insertions, deletions, substitutions and swaps of
 * neighbours lead from one string to the other.
 * @example editDistance('titel', 'title') // 1
 */
export function editDistance(from: string, to: string): number {
  const source = [...from];
  const target = [...to];
  let last = [0, ...target.map((_, index) => index + 1)];
  let beforeLast = last;
  source.forEach((character, row) => {
    const current = [row + 1];
    target.forEach((other, column) => {
      const cost = character === other ? 0 : 1;
      let best = Math.min((last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, (last[column] ?? 0) + cost);
      // Before the first character there is nothing, which equals none.
      const swapped = character === target[column - 1] && source[row - 1] === other;
      if (swapped) best = Math.min(best, (beforeLast[column - 1] ?? 0) + 1);
      current.push(best);
    });
    beforeLast = last;
    last = current;
  });
  return last[target.length] ?? 0;
}
