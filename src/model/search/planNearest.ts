import type { Analyser } from './analyserBy';
import { wordsOf } from './normalise';
import { plainQuery } from './plainQuery';
import type { PlannedWord } from './plan';
import type { Vocabulary } from './vocabulary';

/** Minimum length of a word for similarity matching. */
const LIKENED_FROM = 5;
/** Maximum edit distance of similar words. */
const MOST_SLIPS = 3;
/** Length of a shared prefix that counts as similar if no word is within the edit distance. */
const SAME_BEGINNING = 4;
const WEIGHT = 0.3;

/** Plans a query without results: similar topic words for each of its words, however distant. */
export function planNearest(query: string, vocabulary: Vocabulary, { stem }: Analyser): PlannedWord[] {
  return wordsOf(plainQuery(query)).map((word) => {
    if (word.length < LIKENED_FROM) return { word, terms: [], isGuess: true };
    const near = vocabulary.near(stem(word), MOST_SLIPS).filter((each) => vocabulary.isTopic(each.stem));
    const least = Math.min(...near.map(({ distance }) => distance));
    const likened = near.filter(({ distance }) => distance === least).map((each) => each.stem);
    const stems =
      likened.length > 0
        ? likened
        : vocabulary.startingWith(word.slice(0, SAME_BEGINNING)).filter((each) => vocabulary.isTopic(each));
    return {
      word,
      terms: stems.map((each) => ({ stem: each, weight: WEIGHT, by: 'spelling' as const })),
      isGuess: true,
    };
  });
}
