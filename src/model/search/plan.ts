import { SEARCH_QUERY_MAX_LENGTH } from '../limits';
import type { Analyser } from './analyser';
import { splitCompound } from './finnish/compounds';
import { wordsOf } from './normalise';
import { STOP_WORDS } from './stopWords';
import type { Vocabulary } from './vocabulary';

/** A stem of the index that a word of the query may mean. */
export interface Term {
  stem: string;
  /** How surely it is meant, from 0 to 1. */
  weight: number;
  /** How it was come by, for explanations. */
  by: 'word' | 'family' | 'beginning' | 'spelling' | 'part';
}

/** One word of the query and what it may mean; or the parts of an unknown compound, each a word of its own. */
export interface PlannedWord {
  word: string;
  terms: Term[];
}

/** Most words of a query that are looked at. */
const MAX_WORDS = 12;
/** Weight of a word of the same family. */
const FAMILY_WEIGHT = 0.6;
/** Weight of the parts of a compound that is taken apart, and of a last part alone. */
const PART_WEIGHT = 0.9;
const LONE_HEAD_WEIGHT = 0.5;
/** Shortest beginning that finds longer words. */
const MIN_BEGINNING = 3;
/** Weights of a longer word: at best, and where hardly anything of it is typed. */
const BEGINNING_WEIGHTS = { best: 0.75, least: 0.35 };
/** Most longer words and spellings that are looked up for one word. */
const MAX_BEGINNINGS = 40;
const MAX_SPELLINGS = 6;
/** Letters from which one and two slips of the finger are forgiven. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 6;
const SPELLING_WEIGHTS = [0.75, 0.5];
/** A slip in the first letter is rarer than another. */
const FIRST_LETTER_FACTOR = 0.6;

function familyTerms(stem: string, vocabulary: Vocabulary): Term[] {
  return vocabulary
    .sameRoot(stem)
    .filter((other) => other !== stem)
    .map((other): Term => ({ stem: other, weight: FAMILY_WEIGHT, by: 'family' }));
}

function beginningTerms(beginning: string, vocabulary: Vocabulary): Term[] {
  if (beginning.length < MIN_BEGINNING) return [];
  const { best, least } = BEGINNING_WEIGHTS;
  return [...vocabulary.startingWith(beginning)]
    .sort((a, b) => a.length - b.length || vocabulary.frequency(b) - vocabulary.frequency(a))
    .slice(0, MAX_BEGINNINGS)
    .map((stem): Term => ({
      stem,
      weight: Math.max(least, best * Math.sqrt(beginning.length / stem.length)),
      by: 'beginning',
    }));
}

function spellingTerms(word: string, stem: string, vocabulary: Vocabulary): Term[] {
  if (word.length < ONE_SLIP_FROM) return [];
  const near = vocabulary.near(stem, word.length >= TWO_SLIPS_FROM ? 2 : 1);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .sort((a, b) => vocabulary.frequency(b.stem) - vocabulary.frequency(a.stem))
    .slice(0, MAX_SPELLINGS)
    .map(({ stem: candidate, distance }): Term => {
      const factor = candidate.charAt(0) === stem.charAt(0) ? 1 : FIRST_LETTER_FACTOR;
      return { stem: candidate, weight: (SPELLING_WEIGHTS[distance - 1] ?? 0) * factor, by: 'spelling' };
    });
}

const withoutDoubles = (terms: Term[]): Term[] => {
  const best = new Map<string, Term>();
  for (const term of terms) {
    if ((best.get(term.stem)?.weight ?? 0) < term.weight) best.set(term.stem, term);
  }
  return [...best.values()];
};

/**
 * What each word of a query may mean among the words of an index. Stop words count only when there is nothing
 * else; the last word may be half typed; a word that is not in the index is read as a compound of known words,
 * else as a slip of the finger, else as a part of longer words.
 */
export function planQuery(query: string, vocabulary: Vocabulary, analyser: Analyser): PlannedWord[] {
  const words = [...new Set(wordsOf(query.slice(0, SEARCH_QUERY_MAX_LENGTH)))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const wanted = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
  const isOpen = !/\s$/.test(query);
  return joinNeighbours(wanted, vocabulary, analyser).flatMap((word, index, all) =>
    planWord(word, isOpen && index === all.length - 1, vocabulary, analyser),
  );
}

/** Two words that the site writes as one: `maksu muistutus`. */
function joinNeighbours(words: readonly string[], vocabulary: Vocabulary, { stem }: Analyser): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined[joined.length - 1];
    if (before !== undefined && vocabulary.has(stem(before + word))) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

function planWord(word: string, isLast: boolean, vocabulary: Vocabulary, analyser: Analyser): PlannedWord[] {
  const stem = analyser.stem(word);
  const exact: Term[] = vocabulary.has(stem) ? [{ stem, weight: 1, by: 'word' }] : [];
  const beginnings = isLast ? beginningTerms(word, vocabulary) : [];
  const direct = withoutDoubles([...exact, ...familyTerms(stem, vocabulary), ...beginnings]);
  const isKnown = (part: string) => vocabulary.has(part) || analyser.isCommon(part);
  if (vocabulary.isTopic(stem) || (exact.length === 0 && beginnings.length > 0)) return [{ word, terms: direct }];
  const parts = splitCompound(word, analyser.stem, isKnown);
  // A compound that no page is about is two words that pages may be about: `asiakashaku` is "asiakkaan haku".
  if (parts.length > 1) {
    return parts.map((part) => {
      const own: Term = { stem: part, weight: PART_WEIGHT, by: 'part' };
      return { word: part, terms: withoutDoubles([...exact, own, ...familyTerms(part, vocabulary)]) };
    });
  }
  if (direct.length > 0) return [{ word, terms: direct }];
  const spellings = spellingTerms(word, stem, vocabulary);
  if (spellings.length > 0) return [{ word, terms: spellings }];
  const longer = beginningTerms(stem, vocabulary);
  return [
    {
      word,
      terms:
        longer.length > 0 ? longer : parts.map((part): Term => ({ stem: part, weight: LONE_HEAD_WEIGHT, by: 'part' })),
    },
  ];
}
