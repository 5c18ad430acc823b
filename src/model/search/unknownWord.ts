import type { Analyser } from './analyserBy';
import type { PlannedWord } from './plan';
import {
  prefixTerms,
  endingTerms,
  endOfTerms,
  PART_WEIGHT,
  spellingTerms,
  withoutDoubles,
  type Spellings,
  type Term,
} from './terms';
import type { Vocabulary } from './vocabulary';

/** Weight of the only known part of a compound. */
const LONE_PART_WEIGHT = 0.5;
/** Shortest compound part that may have a typing error while the other part matches. */
const MIN_MISSPELT_PART = 5;
/** Minimum length of an abbreviated word that is completed in any position. */
const MIN_CUT_SHORT = 5;
/** Shortest first part that is accepted alone. */
const MIN_LONE_PREFIX = 5;

/** Completions of a word abbreviated inside a query, which may also look like a typing error: `kirjanp siirto`. */
export function cutShortTerms(word: string, vocabulary: Vocabulary): Term[] {
  if (word.length < MIN_CUT_SHORT) return [];
  return prefixTerms(word, vocabulary).filter(({ stem }) => vocabulary.isTopic(stem));
}

/** Plans a word that is neither in the index nor a compound of its words. */
export function planUnknownWord(
  word: string,
  stem: string,
  spellings: Spellings,
  vocabulary: Vocabulary,
  analyser: Analyser,
): PlannedWord[] {
  const ending = endingTerms(word, vocabulary, analyser.stem);
  const cut = cutShortTerms(word, vocabulary);
  if (cut.length > 0) {
    const near = spellings.isCertain && spellings.distance === 1 ? spellings.terms : [];
    return [{ word, terms: withoutDoubles([...cut, ...ending, ...near]), isGuess: false }];
  }
  const near = withoutDoubles([...ending, ...spellings.terms]);
  const isCertain = ending.length > 0 || spellings.isCertain;
  if (isCertain) return [{ word, terms: near, isGuess: false }];
  const misspelt = planMisspeltCompound(word, vocabulary, analyser);
  if (misspelt.length > 0) return misspelt;
  const compounds = endOfTerms(stem, vocabulary);
  if (compounds.length > 0) return [{ word, terms: compounds, isGuess: false }];
  if (near.length > 0) return [{ word, terms: near, isGuess: true }];
  const longer = prefixTerms(stem, vocabulary);
  if (longer.length > 0) return [{ word, terms: longer, isGuess: true }];
  const lone = longestPrefix(word, vocabulary, analyser);
  return [{ word, terms: lone.map((part) => ({ stem: part, weight: LONE_PART_WEIGHT, by: 'part' })), isGuess: true }];
}

/** The longest known first part of a word with an unknown rest. */
function longestPrefix(word: string, vocabulary: Vocabulary, { stem }: Analyser): string[] {
  for (let at = word.length - 1; at >= MIN_LONE_PREFIX; at -= 1) {
    const first = stem(word.slice(0, at));
    if (first.length >= MIN_LONE_PREFIX && vocabulary.isTopic(first)) return [first];
  }
  return [];
}

/** A compound with a typing error in one of its parts: `laskuprosesi`. */
function planMisspeltCompound(word: string, vocabulary: Vocabulary, { stem, isCommon }: Analyser): PlannedWord[] {
  for (let at = word.length - MIN_MISSPELT_PART; at >= MIN_MISSPELT_PART; at -= 1) {
    const sides = [word.slice(0, at), word.slice(at)].map(stem);
    const [topic] = sides.filter((side) => vocabulary.isTopic(side));
    if (topic === undefined) continue;
    const terms = sides.map((side): Term[] =>
      side === topic ? [{ stem: side, weight: PART_WEIGHT, by: 'part' }] : sureTopics(side, vocabulary, isCommon),
    );
    if (terms.every(({ length }) => length > 0)) {
      return terms.map((sideTerms, side) => ({ word: sides[side] ?? '', terms: sideTerms, isGuess: false }));
    }
  }
  return [];
}

function sureTopics(stem: string, vocabulary: Vocabulary, isCommon: Analyser['isCommon']): Term[] {
  const { terms, isCertain } = spellingTerms(stem, vocabulary);
  return isCertain ? terms.filter((term) => vocabulary.isTopic(term.stem) || isCommon(term.stem)) : [];
}
