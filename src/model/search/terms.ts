import type { Vocabulary } from './vocabulary';

/** How a stem of the index was come by, for explanations. */
export type TermOrigin =
  'word' | 'family' | 'related' | 'prefix' | 'ending' | 'spelling' | 'part' | 'end' | 'phrase' | 'asked';

/** A stem of the index that a word of the query may mean. */
export interface Term {
  stem: string;
  /** How surely it is meant, from 0 to 1. */
  weight: number;
  by: TermOrigin;
}

/** Known words near an unknown one, and whether they are near enough to be sure of. */
export interface Spellings {
  terms: Term[];
  /** How many edits lie between; Infinity where there is no such word. */
  distance: number;
  isSure: boolean;
}

export const NO_SPELLINGS: Spellings = { terms: [], distance: Infinity, isSure: false };

/** Weight of the parts of a compound that is taken apart. */
export const PART_WEIGHT = 0.9;
/** Weight of a word of the same family, and of another verb for the same deed. */
const FAMILY_WEIGHT = 0.6;
const RELATED_WEIGHT = 0.4;
/** Shortest prefix that finds longer words: where it is all that is typed, and behind other words. */
const MIN_PREFIX = { alone: 3, further: 2 };
/** Weights of a longer word: at best, and where hardly anything of it is typed. */
const PREFIX_WEIGHTS = { best: 0.75, least: 0.35 };
/** Most longer words, spellings and related verbs that are looked up for one word. */
const MAX_PREFIXES = 20;
const MAX_SPELLINGS = 6;
const MAX_KIN = 6;
/** Weight of a known stem that an unknown word begins with, its length at least, and the longest unknown ending. */
const ENDING_WEIGHT = 0.7;
const MIN_BEFORE_ENDING = 5;
const MAX_ENDING = 3;
/** Shortest stem that is looked for at the end of longer words. */
const MIN_END = 5;
/** Letters from which one and two typing errors are forgiven. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 5;
/** Letters from which one and two edits leave no doubt which word is meant. */
const SURE_FROM = [5, 8];
const SPELLING_WEIGHTS = [0.75, 0.5];
/** A typing error in the first letter is rarer than another. */
const FIRST_LETTER_FACTOR = 0.6;

export function familyTerms(stem: string, vocabulary: Vocabulary): Term[] {
  return vocabulary
    .sameRoot(stem)
    .filter((other) => other !== stem)
    .map((other): Term => ({ stem: other, weight: FAMILY_WEIGHT, by: 'family' }));
}

/** Words of titles, headings and keywords that name the same deed by another verb; few, since each has to be loaded. */
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

/** The longest known stem that a word begins with, where only an ending follows that the stemmer does not know. */
export function endingTerms(word: string, vocabulary: Vocabulary, stemOf: (word: string) => string): Term[] {
  for (let ending = 1; ending <= MAX_ENDING && word.length - ending >= MIN_BEFORE_ENDING; ending += 1) {
    const stem = stemOf(word.slice(0, -ending));
    if (stem.length >= MIN_BEFORE_ENDING && vocabulary.isTopic(stem))
      return [{ stem, weight: ENDING_WEIGHT, by: 'ending' }];
  }
  return [];
}

/** Longer words of titles, headings and keywords that a word is the end of: compounds that nothing took apart. */
export function endOfTerms(stem: string, vocabulary: Vocabulary): Term[] {
  if (stem.length < MIN_END) return [];
  return vocabulary
    .startingWith('')
    .filter((other) => other.length > stem.length && other.endsWith(stem) && vocabulary.isTopic(other))
    .slice(0, MAX_PREFIXES)
    .map((other): Term => ({ stem: other, weight: PREFIX_WEIGHTS.least, by: 'end' }));
}

/** Spellings that are surely meant, with the words of their families. */
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
  const isSure =
    stem.length >= (SURE_FROM[least - 1] ?? Infinity) && terms.some((term) => isFirstLetterKept(term.stem));
  return { terms: isSure ? withFamilies(terms, vocabulary) : terms, distance: least, isSure };
}

/** Each stem once, as what it is most surely. */
export function withoutDoubles(terms: readonly Term[]): Term[] {
  const best = new Map<string, Term>();
  for (const term of terms) {
    if ((best.get(term.stem)?.weight ?? 0) < term.weight) best.set(term.stem, term);
  }
  return [...best.values()];
}
