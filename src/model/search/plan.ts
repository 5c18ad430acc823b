import type { Analyser } from './analyserBy';
import { splitCompound } from './finnish/compounds';
import { wordsOf } from './normalise';
import { askedOf, MAX_MESSAGE, MAX_PHRASE, phraseOf, titleOf } from './phrases';
import { plainQuery } from './plainQuery';
import {
  prefixTerms,
  familyTerms,
  relatedTerms,
  NO_SPELLINGS,
  PART_WEIGHT,
  spellingTerms,
  withoutDoubles,
  type Term,
} from './terms';
import { cutShortTerms, planUnknownWord } from './unknownWord';
import type { Vocabulary } from './vocabulary';

/** A word of the query and its possible meanings; or the parts of an unknown compound, each as a planned word. */
export interface PlannedWord {
  word: string;
  terms: Term[];
  /** True without a certain meaning: a match counts only in part. */
  isGuess: boolean;
  /** True for a word that distinguishes pages but is never a topic: it counts less. */
  isLight?: boolean;
  /** True for a query about when something was released: news answers it. */
  isOfNews?: boolean;
}

/** The context of a word in its query. */
interface WordContext {
  isAlone: boolean;
  /** True for a last word, which may be half typed, and for one abbreviated with a full stop: `os. muutos`. */
  isBeginning: boolean;
}

/** Weight of a word that a keyword contains together with its neighbours. */
const PHRASE_WEIGHT = 1.5;
/** Weight of a title with stop words that the query equals. */
const TITLE_WEIGHT = 3;
/** Words followed by a full stop. */
const CUT_SHORT = /\p{L}+(?=\.)/gu;
const LONG_NUMBER = /^\d{4,}$/;
/** A query of at least this many words is read as a sentence. */
const SENTENCE = 4;
/** Maximum number of words of a query; the rest is ignored. */
const MAX_WORDS = 12;
/** Letters of the second word that the stem of two joined words must keep: with fewer it may be another word's. */
const MIN_SECOND_PART = 3;
/** Shortest stem that is tried as a typing error before it is split as a compound. */
const MIN_SURE_COMPOUND = 7;

/**
 * Plans a query: the possible meanings of each word in the index. Stop words count only without other words, and the
 * last word may be half typed. A word missing from the index is tried as a compound, then as a typing error, then as a
 * part of longer words.
 */
export function planQuery(query: string, vocabulary: Vocabulary, analyser: Analyser): PlannedWord[] {
  const plain = plainQuery(query);
  const words = [...new Set(wordsOfQuery(plain, vocabulary, analyser))];
  const cutShort = wordsOf((plain.match(CUT_SHORT) ?? []).join(' '));
  const contentWords = words.filter((word) => !analyser.isStopWord(word));
  const topical = contentWords.filter((word) => !isForeignNumber(word, vocabulary));
  // Words followed by a number: they identify an object and are not the topic (`lasku 104552 hyvitys`).
  const numbered = contentWords.filter((_, at) => isForeignNumber(contentWords[at + 1] ?? '', vocabulary));
  const queryWords = (topical.length > 0 ? topical : words).slice(0, MAX_WORDS);
  const isOfNews = analyser.asksNews(words.join(' '));
  const isSentence = words.length >= SENTENCE;
  const isActing = (word: string, at: number) => at === 0 && isSentence && analyser.isActor(word);
  const isOpen = !/\s$/.test(query);
  const joined = joinNeighbours(queryWords, vocabulary, analyser);
  const stems = joined.map(analyser.stem);
  const phrases = phrasesOf(stems, vocabulary);
  const compounds = compoundsOf(joined, vocabulary, analyser);
  const title = titleOf(stems, words);
  const titles: Term[] = vocabulary.has(title) ? [{ stem: title, weight: TITLE_WEIGHT, by: 'phrase' }] : [];
  const rowTerms = rowTermsIn(stems, words.some(analyser.isDenial), vocabulary);
  return joined.flatMap((word, index, all) => {
    const isBeginning = (isOpen && index === all.length - 1) || cutShort.includes(word);
    const context = { isAlone: all.length === 1, isBeginning };
    const isLight = analyser.isLight(analyser.stem(word)) || numbered.includes(word) || isActing(word, index);
    const planned = planWord(word, context, vocabulary, analyser).map((each) => ({ ...each, isLight, isOfNews }));
    const extra = [...titles, ...(compounds[index] ?? []), ...(phrases[index] ?? []), ...(rowTerms[index] ?? [])];
    return extra.length === 0 ? planned : planned.map((each) => ({ ...each, terms: [...each.terms, ...extra] }));
  });
}

/** The keyword phrases formed by neighbouring words of a query, for each word. */
function phrasesOf(stems: readonly string[], vocabulary: Vocabulary): Term[][] {
  const found = stems.map((): Term[] => []);
  for (let from = 0; from < stems.length; from += 1) {
    for (let to = from + 2; to <= Math.min(stems.length, from + MAX_PHRASE); to += 1) {
      const phrase = phraseOf(stems.slice(from, to));
      if (phrase === undefined || !vocabulary.has(phrase)) continue;
      for (let word = from; word < to; word += 1) {
        found[word]?.push({ stem: phrase, weight: PHRASE_WEIGHT, by: 'phrase' });
      }
    }
  }
  return found;
}

/** The states and messages in a query, for each of their words. A query of one word means a page. */
function rowTermsIn(stems: readonly string[], isDenial: boolean, vocabulary: Vocabulary): Term[][] {
  const found = stems.map((): Term[] => []);
  if (stems.length < 2) return found;
  for (let from = 0; from < stems.length; from += 1) {
    for (let to = from + 1; to <= Math.min(stems.length, from + MAX_MESSAGE); to += 1) {
      for (const kind of isDenial ? [true, false] : [false]) {
        const stem = askedOf(stems.slice(from, to), kind);
        if (stem === undefined || !vocabulary.has(stem)) continue;
        for (let word = from; word < to; word += 1) found[word]?.push({ stem, weight: 1, by: 'asked' });
      }
    }
  }
  return found;
}

/** The number of an invoice or a customer, which no page contains. */
const isForeignNumber = (word: string, { has }: Vocabulary) => LONG_NUMBER.test(word) && !has(word);

/** Joins a hyphenated word if the index has the joined form, else splits it. */
function wordsOfQuery(query: string, vocabulary: Vocabulary, { stem }: Analyser): string[] {
  return query.split(/\s/).flatMap((written) => {
    const [whole = '', ...parts] = wordsOf(written);
    if (parts.length === 0 || whole !== parts.join('')) return wordsOf(written);
    if (/^\d+$/.test(whole)) return [whole];
    return vocabulary.has(stem(whole)) ? [whole] : parts;
  });
}

/** The stem of two words that the site writes as one: `maksu muistutus`; undefined for other words. */
function compoundStem(before: string | undefined, word: string, vocabulary: Vocabulary, { stem }: Analyser) {
  const both = stem(`${before ?? ''}${word}`);
  const isLong = before !== undefined && both.length >= before.length + Math.min(word.length, MIN_SECOND_PART);
  return isLong && vocabulary.has(both) ? both : undefined;
}

/** Joins two words that the site writes as one, unless it has both apart, too. */
function joinNeighbours(words: readonly string[], vocabulary: Vocabulary, analyser: Analyser): string[] {
  const isKnown = (word: string) => vocabulary.has(analyser.stem(word));
  const joined: string[] = [];
  for (const word of words) {
    const before = joined[joined.length - 1];
    const isOne = compoundStem(before, word, vocabulary, analyser) !== undefined;
    if (before !== undefined && isOne && !(isKnown(before) && isKnown(word))) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return [...new Set(joined)];
}

/** The joined forms of neighbours that stayed apart, for each word: pages may have "hot update" and "HotUpdate". */
function compoundsOf(words: readonly string[], vocabulary: Vocabulary, analyser: Analyser): Term[][] {
  const terms = words.map((word, at): Term[] => {
    const stem = compoundStem(words[at - 1], word, vocabulary, analyser);
    return stem === undefined ? [] : [{ stem, weight: 1, by: 'word' }];
  });
  return terms.map((own, at) => [...own, ...(terms[at + 1] ?? [])]);
}

function planWord(
  word: string,
  { isAlone, isBeginning }: WordContext,
  vocabulary: Vocabulary,
  analyser: Analyser,
): PlannedWord[] {
  const stem = analyser.stem(word);
  const exact: Term[] = vocabulary.has(stem) ? [{ stem, weight: 1, by: 'word' }] : [];
  const prefixes = isBeginning ? prefixTerms(word, vocabulary, isAlone) : [];
  const related = relatedTerms(analyser.related(stem), vocabulary);
  const direct = withoutDoubles([...exact, ...familyTerms(stem, vocabulary), ...prefixes, ...related]);
  const isTopic = [stem, ...prefixes.map((term) => term.stem)].some(vocabulary.isTopic);
  const [completed] = prefixes;
  // Complete a half-typed word that is not a topic: `uudelleenläh` is "lähetys" and "uudelleen".
  if (!isTopic && exact.length === 0 && completed !== undefined)
    return planWord(completed.stem, { isAlone, isBeginning: false }, vocabulary, analyser);
  if (isTopic) return [{ word, terms: direct, isGuess: false }];
  const spellings = exact.length > 0 ? NO_SPELLINGS : spellingTerms(stem, vocabulary);
  if (spellings.isCertain && spellings.distance === 1 && stem.length >= MIN_SURE_COMPOUND) {
    const cut = cutShortTerms(word, vocabulary);
    return [{ word, terms: withoutDoubles([...direct, ...cut, ...spellings.terms]), isGuess: false }];
  }
  const words = {
    stemOf: analyser.stem,
    // Requires stronger evidence to split a word that occurs in texts than one that does not occur.
    isKnown: (part: string) =>
      !analyser.isStopStem(part) && (vocabulary.isTopic(part) || (exact.length === 0 && analyser.isCommon(part))),
  };
  const parts = splitCompound(word, words);
  // Split a compound that is not a topic into possible topics: `asiakashaku` is "asiakkaan haku".
  if (parts.length > 1) {
    const isGuess = exact.length === 0 && !parts.every((part) => vocabulary.isTopic(part));
    return parts.map((part) => {
      const partTerm: Term = { stem: part, weight: PART_WEIGHT, by: 'part' };
      return { word: part, terms: withoutDoubles([...exact, partTerm, ...familyTerms(part, vocabulary)]), isGuess };
    });
  }
  if (direct.length > 0) {
    // Words of a family may occur by chance when the word itself does not.
    const near = spellings.isCertain ? spellings.terms : [];
    return [{ word, terms: withoutDoubles([...direct, ...near]), isGuess: false }];
  }
  return planUnknownWord(word, stem, spellings, vocabulary, analyser);
}
