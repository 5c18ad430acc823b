import type { Analyser } from './analyserBy';
import { wordsOf } from './normalise';
import { plainQuery } from './plainQuery';
import type { PlannedWord } from './plan';
import type { Vocabulary } from './vocabulary';

/** Letters from which a word may be likened to others at all. */
const LIKENED_FROM = 5;
/** Most edits between a word and what it is likened to. */
const MOST_SLIPS = 3;
/** Letters that a word must begin with alike, where no word is near enough. */
const SAME_BEGINNING = 4;
const WEIGHT = 0.3;

/** What the words of a query that finds nothing may have been meant to be, however far-fetched; topics only. */
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
