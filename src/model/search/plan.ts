import { SEARCH_QUERY_MAX_LENGTH } from '../limits';
import type { Analyser } from './analyser';
import { splitCompound } from './finnish/compounds';
import { wordsOf } from './normalise';
import {
  beginningTerms,
  endingTerms,
  familyTerms,
  kinTerms,
  spellingTerms,
  withoutDoubles,
  endOfTerms,
  type Spellings,
  type Term,
} from './terms';
import type { Vocabulary } from './vocabulary';

/** One word of the query and what it may mean; or the parts of an unknown compound, each a word of its own. */
export interface PlannedWord {
  word: string;
  terms: Term[];
  /** True where nothing is known that surely is meant: a page that has it has the word by half only. */
  isGuess: boolean;
}

/** Where a word stands in its query. */
interface Place {
  isAlone: boolean;
  /** True for a last word that may be half typed. */
  isLast: boolean;
}

/** Most words of a query that are looked at. */
const MAX_WORDS = 12;
/** Weight of the parts of a compound that is taken apart, and of one part alone. */
const PART_WEIGHT = 0.9;
const LONE_PART_WEIGHT = 0.5;
/** Shortest stem that is read as a slip of a known word before it is taken apart. */
const MIN_SURE_COMPOUND = 7;
/** Shortest part of a compound that may have a slip, and that the other part is told by. */
const MIN_MISSPELT_PART = 5;
/** Shortest first part that is believed alone. */
const MIN_LONE_BEGINNING = 5;
const NO_SPELLINGS: Spellings = { terms: [], isSure: false };

/**
 * What each word of a query may mean among the words of an index. Stop words count only when there is nothing
 * else; the last word may be half typed; a word that is not in the index is read as a compound of known words,
 * else as a slip of the finger, else as a part of longer words.
 */
export function planQuery(query: string, vocabulary: Vocabulary, analyser: Analyser): PlannedWord[] {
  const words = [...new Set(wordsOfQuery(query.slice(0, SEARCH_QUERY_MAX_LENGTH), vocabulary, analyser))];
  const telling = words.filter((word) => !analyser.isStopWord(word));
  const wanted = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
  const isOpen = !/\s$/.test(query);
  return joinNeighbours(wanted, vocabulary, analyser).flatMap((word, index, all) =>
    planWord(word, { isAlone: all.length === 1, isLast: isOpen && index === all.length - 1 }, vocabulary, analyser),
  );
}

/** A word with hyphens is read in one piece where the site has it so, else in its parts. */
function wordsOfQuery(query: string, vocabulary: Vocabulary, { stem }: Analyser): string[] {
  return query.split(/\s/).flatMap((piece) => {
    const [whole = '', ...parts] = wordsOf(piece);
    if (parts.length === 0 || whole !== parts.join('')) return wordsOf(piece);
    return vocabulary.has(stem(whole)) ? [whole] : parts;
  });
}

/** Two words that the site writes as one: `maksu muistutus`. */
function joinNeighbours(words: readonly string[], vocabulary: Vocabulary, { stem }: Analyser): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined[joined.length - 1];
    const both = stem(`${before ?? ''}${word}`);
    // A stem that is all of the first word tells nothing of the second.
    const isOne = before !== undefined && both.length > before.length && vocabulary.has(both);
    if (isOne) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

function planWord(word: string, { isAlone, isLast }: Place, vocabulary: Vocabulary, analyser: Analyser): PlannedWord[] {
  const stem = analyser.stem(word);
  const exact: Term[] = vocabulary.has(stem) ? [{ stem, weight: 1, by: 'word' }] : [];
  const beginnings = isLast ? beginningTerms(word, vocabulary, isAlone) : [];
  const kin = kinTerms(analyser.kin(stem), vocabulary);
  const direct = withoutDoubles([...exact, ...familyTerms(stem, vocabulary), ...beginnings, ...kin]);
  if (vocabulary.isTopic(stem) || (exact.length === 0 && beginnings.length > 0)) {
    return [{ word, terms: direct, isGuess: false }];
  }
  const spellings = direct.length > 0 ? NO_SPELLINGS : spellingTerms(stem, vocabulary);
  if (spellings.isSure && stem.length >= MIN_SURE_COMPOUND) return [{ word, terms: spellings.terms, isGuess: false }];
  const words = {
    stemOf: analyser.stem,
    // A word that texts have needs better grounds to be taken apart than one that nothing has.
    isKnown: (part: string) => vocabulary.isTopic(part) || (exact.length === 0 && analyser.isCommon(part)),
  };
  const parts = splitCompound(word, words);
  // A compound that no page is about is two words that pages may be about: `asiakashaku` is "asiakkaan haku".
  if (parts.length > 1) {
    const isGuess = exact.length === 0 && !parts.every((part) => vocabulary.isTopic(part));
    return parts.map((part) => {
      const own: Term = { stem: part, weight: PART_WEIGHT, by: 'part' };
      return { word: part, terms: withoutDoubles([...exact, own, ...familyTerms(part, vocabulary)]), isGuess };
    });
  }
  if (direct.length > 0) return [{ word, terms: direct, isGuess: false }];
  return planUnknown(word, stem, parts, spellings, vocabulary, analyser);
}

/** A word that is not in the index and no compound of its words. */
function planUnknown(
  word: string,
  stem: string,
  parts: readonly string[],
  spellings: Spellings,
  vocabulary: Vocabulary,
  analyser: Analyser,
): PlannedWord[] {
  const ending = endingTerms(word, vocabulary, analyser.stem);
  const near = withoutDoubles([...ending, ...spellings.terms]);
  const isSure = ending.length > 0 || spellings.isSure;
  if (isSure) return [{ word, terms: near, isGuess: false }];
  const misspelt = planMisspeltCompound(word, vocabulary, analyser);
  if (misspelt.length > 0) return misspelt;
  const compounds = endOfTerms(stem, vocabulary);
  if (compounds.length > 0) return [{ word, terms: compounds, isGuess: false }];
  if (near.length > 0) return [{ word, terms: near, isGuess: true }];
  const longer = beginningTerms(stem, vocabulary);
  if (longer.length > 0) return [{ word, terms: longer, isGuess: true }];
  const lone = [...parts, ...knownBeginning(word, vocabulary, analyser)];
  return [{ word, terms: lone.map((part) => ({ stem: part, weight: LONE_PART_WEIGHT, by: 'part' })), isGuess: true }];
}

/** The longest first part of a word that is known, where the rest is not. */
function knownBeginning(word: string, vocabulary: Vocabulary, { stem }: Analyser): string[] {
  for (let at = word.length - 1; at >= MIN_LONE_BEGINNING; at -= 1) {
    const first = stem(word.slice(0, at));
    if (first.length >= MIN_LONE_BEGINNING && vocabulary.isTopic(first)) return [first];
  }
  return [];
}

/** A compound with a slip in one of its parts: `laskuprosesi`. */
function planMisspeltCompound(word: string, vocabulary: Vocabulary, { stem, isCommon }: Analyser): PlannedWord[] {
  for (let at = word.length - MIN_MISSPELT_PART; at >= MIN_MISSPELT_PART; at -= 1) {
    const sides = [word.slice(0, at), word.slice(at)].map(stem);
    const [known] = sides.filter((side) => vocabulary.isTopic(side));
    if (known === undefined) continue;
    const terms = sides.map((side): Term[] =>
      side === known ? [{ stem: side, weight: PART_WEIGHT, by: 'part' }] : sureTopics(side, vocabulary, isCommon),
    );
    if (terms.every(({ length }) => length > 0)) {
      return terms.map((own, side) => ({ word: sides[side] ?? '', terms: own, isGuess: false }));
    }
  }
  return [];
}

function sureTopics(stem: string, vocabulary: Vocabulary, isCommon: Analyser['isCommon']): Term[] {
  const { terms, isSure } = spellingTerms(stem, vocabulary);
  return isSure ? terms.filter((term) => vocabulary.isTopic(term.stem) || isCommon(term.stem)) : [];
}
