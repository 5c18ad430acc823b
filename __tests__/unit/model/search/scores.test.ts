import { createScores } from '../../../../src/model/search/scores';

const read = (scores: ReturnType<typeof createScores>) => {
  const places: number[][] = [];
  scores.forEach((...place) => places.push(place));
  return places;
};

test('of each word the best score counts, and each word once for coverage', () => {
  const scores = createScores(3, [0.75, 0.25]);
  for (const [place, word] of [
    [2, 0],
    [2, 1],
    [0, 1],
  ] as const) {
    scores.tell(place, word, 1);
  }
  scores.raise(2, 0, 4);
  scores.raise(2, 0, 1);
  scores.raise(2, 1, 0.5);
  scores.raise(0, 1, 2);
  expect(read(scores)).toEqual([
    [2, 4.5, 1],
    [0, 2, 0.25],
  ]);
});

test('a place that only mentions a word has a part of its share, the most that was told', () => {
  const scores = createScores(1, [0.75, 0.25]);
  scores.raise(0, 0, 4);
  scores.raise(0, 1, 4);
  scores.tell(0, 0, 0.4);
  scores.tell(0, 0, 0.8);
  scores.tell(0, 0, 0.4);
  scores.tell(0, 1, 1);
  expect(read(scores)).toEqual([[0, 8, expect.closeTo(0.85)]]);
});

test.each([
  ['a place that there is not', 7, 1],
  ['a score of nothing', 1, 0],
])('%s is no place', (_, place, score) => {
  const scores = createScores(3, [1]);
  scores.raise(place, 0, score);
  expect(read(scores)).toEqual([]);
});

test('a query of no words has no scores', () => {
  expect(read(createScores(3, []))).toEqual([]);
});
