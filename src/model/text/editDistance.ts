/**
 * The optimal string alignment distance: the number of insertions, deletions, substitutions and swaps of neighbours
 * between two strings.
 * @returns the distance, or `most + 1` if it is larger than `most`
 * @example editDistance('laksu', 'lasku', 2) // 1
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  const far = most + 1;
  if (Math.abs(from.length - to.length) > most) return far;
  // A common start and end do not change the distance.
  let start = 0;
  while (start < from.length && from[start] === to[start]) start += 1;
  let cut = 0;
  const shorter = Math.min(from.length, to.length) - start;
  while (cut < shorter && from.at(-1 - cut) === to.at(-1 - cut)) cut += 1;
  const parts = [from.slice(start, from.length - cut), to.slice(start, to.length - cut)];
  const [a = '', b = ''] = parts.sort((one, other) => one.length - other.length);
  if (a === '') return Math.min(b.length, far);
  return a.length <= WORD_BITS ? bitDistance(a, b, most) : tableDistance(a, b, most);
}

/** Letters that fit into the bits of a number. */
const WORD_BITS = 32;
/** The positions of each letter in the first string, as bits; empty between calls. */
const positions = new Int32Array(2 ** 16);

/** Computes a column of the table at once, by Hyyrö's bit-parallel algorithm (2003). */
function bitDistance(from: string, to: string, most: number): number {
  for (let at = 0; at < from.length; at += 1) {
    const letter = from.charCodeAt(at);
    positions[letter] = (positions[letter] ?? 0) | (1 << at);
  }
  const lastBit = 1 << (from.length - 1);
  let distance = from.length;
  /** Where a column grows or shrinks downwards, where its diagonal stays, and the matches of the letter before. */
  let [grows, shrinks, stays, before] = [-1, 0, 0, 0];
  for (let at = 0; at < to.length && distance - (to.length - at) <= most; at += 1) {
    const matches = positions[to.charCodeAt(at)] ?? 0;
    const swaps = ((~stays & matches) << 1) & before;
    stays = (((matches & grows) + grows) ^ grows) | matches | shrinks | swaps;
    const right = shrinks | ~(stays | grows);
    const left = stays & grows;
    if ((right & lastBit) !== 0) distance += 1;
    if ((left & lastBit) !== 0) distance -= 1;
    const shifted = (right << 1) | 1;
    grows = (left << 1) | ~(stays | shifted);
    shrinks = shifted & stays;
    before = matches;
  }
  for (let at = 0; at < from.length; at += 1) positions[from.charCodeAt(at)] = 0;
  return Math.min(distance, most + 1);
}

/** Computes the table row by row, near its diagonal. */
function tableDistance(from: string, to: string, most: number): number {
  const far = most + 1;
  const rowOf = () => Array.from({ length: to.length + 1 }, () => far);
  let [beforeLast, last, current] = [rowOf(), rowOf(), rowOf()];
  for (let column = 0; column <= Math.min(to.length, most); column += 1) last[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    // Cells further than `most` from the diagonal are larger than `most`.
    const first = Math.max(1, row - most);
    const end = Math.min(to.length, row + most);
    const letter = from.charCodeAt(row - 1);
    let least = first === 1 ? row : far;
    current[first - 1] = least;
    for (let column = first; column <= end; column += 1) {
      const other = to.charCodeAt(column - 1);
      let best = (last[column - 1] ?? far) + (letter === other ? 0 : 1);
      best = Math.min(best, (last[column] ?? far) + 1, (current[column - 1] ?? far) + 1);
      if (letter === to.charCodeAt(column - 2) && other === from.charCodeAt(row - 2))
        best = Math.min(best, (beforeLast[column - 2] ?? far) + 1);
      current[column] = best;
      least = Math.min(least, best);
    }
    if (end < to.length) current[end + 1] = far;
    // Later rows are never smaller, so stop early.
    if (least > most) return far;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[to.length] ?? far, far);
}
