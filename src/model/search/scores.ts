/** Best scores of a query's words per document (page or section), numbered from 0. */
export interface Scores {
  /** Records a word's score in a document if it is the highest so far. */
  raise: (document: number, word: number, score: number) => void;
  /** Records the covered part of a word's share, from 0 to 1, if it is the highest so far. */
  cover: (document: number, word: number, part: number) => void;
  /** Calls back for each document with a match: sum of its scores, coverage, and share of the words that it has at all. */
  forEach: (visit: (document: number, total: number, coverage: number, found: number) => void) => void;
}

/** Creates a table of scores by document and word in one typed array: a map per document would cost too much. */
export function createScores(documentCount: number, shares: readonly number[]): Scores {
  const width = shares.length;
  const scores = new Float32Array(documentCount * width);
  const parts = new Float32Array(documentCount * width);
  const isTouched = new Uint8Array(documentCount);
  const touched: number[] = [];
  return {
    cover: (document, word, part) => {
      const at = document * width + word;
      if (part > (parts[at] ?? 1)) parts[at] = part;
    },
    raise: (document, word, score) => {
      const at = document * width + word;
      if (score <= (scores[at] ?? Infinity)) return;
      scores[at] = score;
      if (isTouched[document] === 1) return;
      isTouched[document] = 1;
      touched.push(document);
    },
    forEach: (visit) => {
      for (const document of touched) {
        let total = 0;
        let coverage = 0;
        let found = 0;
        for (let word = 0; word < width; word += 1) {
          const score = scores[document * width + word] ?? 0;
          if (score === 0) continue;
          total += score;
          found += shares[word] ?? 0;
          coverage += (shares[word] ?? 0) * (parts[document * width + word] ?? 0);
        }
        visit(document, total, coverage, found);
      }
    },
  };
}
