import type { Vocabulary } from './vocabulary';

/** How a stem of the index was derived from the query, for explanations. */
export type TermOrigin =
  'word' | 'family' | 'related' | 'prefix' | 'ending' | 'spelling' | 'part' | 'end' | 'phrase' | 'asked';

/** A possible meaning of a query word: a stem of the index. */
export interface Term {
  stem: string;
  /** Certainty of the meaning, from 0 to 1. */
  weight: number;
  by: TermOrigin;
}

/** Known words similar to an unknown one, and whether the match is certain. */
export interface Spellings {
  terms: Term[];
  /** Edit distance; Infinity without a match. */
  distance: number;
  isCertain: boolean;
}

export const NO_SPELLINGS: Spellings = { terms: [], distance: Infinity, isCertain: false };

/** Weight of the parts of a split compound. */
export const PART_WEIGHT = 0.9;
/** Weight of a word of the same family, and of another verb for the same action. */
const FAMILY_WEIGHT = 0.6;
const RELATED_WEIGHT = 0.4;
/** Shortest prefix that is completed: as the only word, and after other words. */
const MIN_PREFIX = { alone: 3, further: 2 };
/** Weights of a completion: the highest, and that of a barely started word. */
const PREFIX_WEIGHTS = { best: 0.75, least: 0.35 };
/** Maximum number of completions, spellings and related verbs per word. */
const MAX_PREFIXES = 20;
const MAX_SPELLINGS = 6;
const MAX_KIN = 6;
/** Weight of a known stem at the start of an unknown word, its minimum length, and the longest unknown ending. */
const ENDING_WEIGHT = 0.7;
const MIN_BEFORE_ENDING = 5;
const MAX_ENDING = 3;
/** Shortest stem that is searched at the end of longer words. */
const MIN_END = 5;
/** Minimum length of a word for one and two typing errors. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 5;
/** Minimum length of a word for which one and two edits are a certain match. */
const SURE_FROM = [5, 8];
const SPELLING_WEIGHTS = [0.75, 0.5];
/** Factor for a typing error in the first letter, which is rarer. */
const FIRST_LETTER_FACTOR = 0.6;

export function familyTerms(stem: string, vocabulary: Vocabulary): Term[] {
  return vocabulary
    .sameRoot(stem)
    .filter((other) => other !== stem)
    .map((other): Term => ({ stem: other, weight: FAMILY_WEIGHT, by: 'family' }));
}

/** Topic words for the same action by another verb; few, because each loads a shard. */
export function relatedTerms(related: readonly string[], vocabulary: Vocabulary): Term[] {
  return [...new Set(related.flatMap((verb) => vocabulary.sameRoot(verb)))]
    .filter((stem) => vocabulary.isTopic(stem))
    .sort((a, b) => vocabulary.frequency(b) - vocabulary.frequency(a))
    .slice(0, MAX_KIN)
    .map((stem): Term => ({ stem, weight: RELATED_WEIGHT, by: 'related' }));
}

export function prefixTerms(prefix: string, vocabulary: Vocabulary, isAlone = true): Term[] {
  if (prefix.length < (isAlone ? MIN_PREFIX.alone : MIN_PREFIX.further)) return [];
  const { best, least } = PREFIX_WEIGHTS;
  return [...vocabulary.startingWith(prefix)]
    .sort((a, b) => a.length - b.length || vocabulary.frequency(b) - vocabulary.frequency(a))
    .slice(0, MAX_PREFIXES)
    .map((stem): Term => ({
      stem,
      weight: Math.max(least, best * Math.sqrt(prefix.length / stem.length)),
      by: 'prefix',
    }));
}

/** The longest known stem that a word begins with, followed only by an ending unknown to the stemmer. */
export function endingTerms(word: string, vocabulary: Vocabulary, stemOf: (word: string) => string): Term[] {
  for (let ending = 1; ending <= MAX_ENDING && word.length - ending >= MIN_BEFORE_ENDING; ending += 1) {
    const stem = stemOf(word.slice(0, -ending));
    if (stem.length >= MIN_BEFORE_ENDING && vocabulary.isTopic(stem))
      return [{ stem, weight: ENDING_WEIGHT, by: 'ending' }];
  }
  return [];
}

/** Topic words that end with a word: compounds that were not split. */
export function endOfTerms(stem: string, vocabulary: Vocabulary): Term[] {
  if (stem.length < MIN_END) return [];
  return vocabulary
    .startingWith('')
    .filter((other) => other.length > stem.length && other.endsWith(stem) && vocabulary.isTopic(other))
    .slice(0, MAX_PREFIXES)
    .map((other): Term => ({ stem: other, weight: PREFIX_WEIGHTS.least, by: 'end' }));
}

/** Certain spellings, with their word families. */
function withFamilies(spellings: readonly Term[], vocabulary: Vocabulary): Term[] {
  return spellings.flatMap((term) => [
    term,
    ...familyTerms(term.stem, vocabulary).map((kin): Term => ({ ...kin, weight: kin.weight * term.weight })),
  ]);
}

export function spellingTerms(stem: string, vocabulary: Vocabulary): Spellings {
  if (stem.length < ONE_EDIT_FROM) return NO_SPELLINGS;
  const isFirstLetterKept = (other: string) => other.charAt(0) === stem.charAt(0);
  const near = vocabulary
    .near(stem, stem.length >= TWO_EDITS_FROM ? 2 : 1)
    .filter(({ stem: other, distance }) =>
      distance === 1
        ? stem.length > ONE_EDIT_FROM || (isFirstLetterKept(other) && vocabulary.isTopic(other))
        : isFirstLetterKept(other) && other.length >= TWO_EDITS_FROM,
    );
  const least = Math.min(...near.map(({ distance }) => distance));
  const terms = near
    .filter(({ distance }) => distance === least)
    .sort((a, b) => vocabulary.frequency(b.stem) - vocabulary.frequency(a.stem))
    .slice(0, MAX_SPELLINGS)
    .map(({ stem: other, distance }): Term => {
      const factor = isFirstLetterKept(other) ? 1 : FIRST_LETTER_FACTOR;
      return { stem: other, weight: (SPELLING_WEIGHTS[distance - 1] ?? 0) * factor, by: 'spelling' };
    });
  const isCertain =
    stem.length >= (SURE_FROM[least - 1] ?? Infinity) && terms.some((term) => isFirstLetterKept(term.stem));
  return { terms: isCertain ? withFamilies(terms, vocabulary) : terms, distance: least, isCertain };
}

/** Deduplicates stems; the highest weight wins. */
export function withoutDoubles(terms: readonly Term[]): Term[] {
  const best = new Map<string, Term>();
  for (const term of terms) {
    if ((best.get(term.stem)?.weight ?? 0) < term.weight) best.set(term.stem, term);
  }
  return [...best.values()];
}
