/** Best scores of a query's words in places (pages or sections) of an index, which are numbered from 0. */
export interface Scores {
  /** Keeps a word's score in a place, where it is the best one so far. */
  raise: (place: number, word: number, score: number) => void;
  /** Keeps which part of a word's share a place has, from 0 to 1, where it is the most so far. */
  tell: (place: number, word: number, part: number) => void;
  /** Calls back with each place that has a word: the sum of its scores, and the sum of the shares of its words. */
  forEach: (visit: (place: number, total: number, coverage: number) => void) => void;
}

/**
 * Makes a table of scores. It is one piece of memory, since a common word has a score in every other place, and a
 * map for each place would cost more than all the rest of a search.
 * @param placeCount how many places there are
 * @param shares which share of the query each word is
 */
export function createScores(placeCount: number, shares: readonly number[]): Scores {
  const width = shares.length;
  const scores = new Float32Array(placeCount * width);
  const parts = new Float32Array(placeCount * width);
  const isTouched = new Uint8Array(placeCount);
  const touched: number[] = [];
  return {
    tell: (place, word, part) => {
      const at = place * width + word;
      if (part > (parts[at] ?? 1)) parts[at] = part;
    },
    raise: (place, word, score) => {
      const at = place * width + word;
      if (score <= (scores[at] ?? Infinity)) return;
      scores[at] = score;
      if (isTouched[place] === 1) return;
      isTouched[place] = 1;
      touched.push(place);
    },
    forEach: (visit) => {
      for (const place of touched) {
        let total = 0;
        let coverage = 0;
        for (let word = 0; word < width; word += 1) {
          const score = scores[place * width + word] ?? 0;
          if (score === 0) continue;
          total += score;
          coverage += (shares[word] ?? 0) * (parts[place * width + word] ?? 0);
        }
        visit(place, total, coverage);
      }
    },
  };
}
