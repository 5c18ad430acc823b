import type { Analyser } from './analyserBy';
import { splitCompound } from './finnish/compounds';
import { wordsOf } from './normalise';
import { askedOf, MAX_ASKED, MAX_PHRASE, phraseOf } from './phrases';
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

/** One word of the query and what it may mean; or the parts of an unknown compound, each a word of its own. */
export interface PlannedWord {
  word: string;
  terms: Term[];
  /** True where nothing is known that surely is meant: a page that has it has the word by half only. */
  isGuess: boolean;
  /** True for a word that chooses between pages, but that no page is about: it counts less. */
  isLight?: boolean;
  /** True for a word of a query that asks when something came, which news tells. */
  isOfNews?: boolean;
}

/** Where a word is in its query. */
interface Place {
  isAlone: boolean;
  /** True for a last word, which may be half typed, and for one that a full stop cuts short: `os. muutos`. */
  isBeginning: boolean;
}

/** How much more a word counts where a keyword has it together with its neighbours. */
const PHRASE_WEIGHT = 1.5;
/** Words with a full stop behind them. */
const CUT_SHORT = /\p{L}+(?=\.)/gu;
const LONG_NUMBER = /^\d{4,}$/;
/** Words from which a query is a sentence that tells who wants something. */
const SENTENCE = 4;
/** Most words of a query that are looked at. */
const MAX_WORDS = 12;
/**
 * Letters of the second of two words that the stem of both in one has to keep. With fewer it may be the stem of another
 * word: "mainostoiseen", which nobody writes, has the stem of "mainostaa".
 */
const MIN_SECOND_PART = 3;
/** Shortest stem that is read as a typing error of a known word before it is taken apart. */
const MIN_SURE_COMPOUND = 7;

/**
 * What each word of a query may mean among the words of an index. Stop words count only when there is nothing
 * else; the last word may be half typed; a word that is not in the index is read as a compound of known words,
 * else as a typing error of the finger, else as a part of longer words.
 */
export function planQuery(query: string, vocabulary: Vocabulary, analyser: Analyser): PlannedWord[] {
  const plain = plainQuery(query);
  const words = [...new Set(wordsOfQuery(plain, vocabulary, analyser))];
  const cutShort = wordsOf((plain.match(CUT_SHORT) ?? []).join(' '));
  const contentWords = words.filter((word) => !analyser.isStopWord(word));
  const telling = contentWords.filter((word) => !isForeignNumber(word, vocabulary));
  // Words that a number follows: they say which thing is meant, not what is asked of it (`lasku 104552 hyvitys`).
  const numbered = contentWords.filter((_, place) => isForeignNumber(contentWords[place + 1] ?? '', vocabulary));
  const wanted = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
  const isOfNews = analyser.asksNews(words.join(' '));
  const isSentence = words.length >= SENTENCE;
  const isActing = (word: string, place: number) => place === 0 && isSentence && analyser.isActor(word);
  const isOpen = !/\s$/.test(query);
  const joined = joinNeighbours(wanted, vocabulary, analyser);
  const stems = joined.map(analyser.stem);
  const phrases = phrasesOf(stems, vocabulary);
  const asked = askedIn(stems, words.some(analyser.isDenial), vocabulary);
  return joined.flatMap((word, index, all) => {
    const isBeginning = (isOpen && index === all.length - 1) || cutShort.includes(word);
    const place = { isAlone: all.length === 1, isBeginning };
    const isLight = analyser.isLight(analyser.stem(word)) || numbered.includes(word) || isActing(word, index);
    const planned = planWord(word, place, vocabulary, analyser).map((each) => ({ ...each, isLight, isOfNews }));
    const own = [...(phrases[index] ?? []), ...(asked[index] ?? [])];
    return own.length === 0 ? planned : planned.map((each) => ({ ...each, terms: [...each.terms, ...own] }));
  });
}

/** The phrases of keywords that neighbouring words of a query make, for each of the words. */
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

/**
 * The states and messages that a query names, for each of their words. A query of one word asks for its page, not for
 * a state of that name.
 */
function askedIn(stems: readonly string[], isDenial: boolean, vocabulary: Vocabulary): Term[][] {
  const found = stems.map((): Term[] => []);
  if (stems.length < 2) return found;
  for (let from = 0; from < stems.length; from += 1) {
    for (let to = from + 1; to <= Math.min(stems.length, from + MAX_ASKED); to += 1) {
      for (const kind of isDenial ? [true, false] : [false]) {
        const stem = askedOf(stems.slice(from, to), kind);
        if (stem === undefined || !vocabulary.has(stem)) continue;
        for (let word = from; word < to; word += 1) found[word]?.push({ stem, weight: 1, by: 'asked' });
      }
    }
  }
  return found;
}

/** The number of an invoice or a customer, which no page has. */
const isForeignNumber = (word: string, { has }: Vocabulary) => LONG_NUMBER.test(word) && !has(word);

/** A word with hyphens is read in one piece where the site has it so, else in its parts. */
function wordsOfQuery(query: string, vocabulary: Vocabulary, { stem }: Analyser): string[] {
  return query.split(/\s/).flatMap((piece) => {
    const [whole = '', ...parts] = wordsOf(piece);
    if (parts.length === 0 || whole !== parts.join('')) return wordsOf(piece);
    if (/^\d+$/.test(whole)) return [whole];
    return vocabulary.has(stem(whole)) ? [whole] : parts;
  });
}

/** Two words that the site writes as one: `maksu muistutus`. */
function joinNeighbours(words: readonly string[], vocabulary: Vocabulary, { stem }: Analyser): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined[joined.length - 1];
    const both = stem(`${before ?? ''}${word}`);
    const isOne =
      before !== undefined &&
      both.length >= before.length + Math.min(word.length, MIN_SECOND_PART) &&
      vocabulary.has(both);
    if (isOne) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return [...new Set(joined)];
}

function planWord(
  word: string,
  { isAlone, isBeginning }: Place,
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
  // A half-typed word that no page is about is what its whole is: `uudelleenläh` is "lähetys" and "uudelleen".
  if (!isTopic && exact.length === 0 && completed !== undefined)
    return planWord(completed.stem, { isAlone, isBeginning: false }, vocabulary, analyser);
  if (isTopic) return [{ word, terms: direct, isGuess: false }];
  const spellings = exact.length > 0 ? NO_SPELLINGS : spellingTerms(stem, vocabulary);
  if (spellings.isSure && spellings.distance === 1 && stem.length >= MIN_SURE_COMPOUND) {
    const cut = cutShortTerms(word, vocabulary);
    return [{ word, terms: withoutDoubles([...direct, ...cut, ...spellings.terms]), isGuess: false }];
  }
  const words = {
    stemOf: analyser.stem,
    // A word that texts have needs better grounds to be taken apart than one that nothing has.
    isKnown: (part: string) =>
      !analyser.isStopStem(part) && (vocabulary.isTopic(part) || (exact.length === 0 && analyser.isCommon(part))),
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
  if (direct.length > 0) {
    // Words of the family may be there by chance, where the word itself is not.
    const near = spellings.isSure ? spellings.terms : [];
    return [{ word, terms: withoutDoubles([...direct, ...near]), isGuess: false }];
  }
  return planUnknownWord(word, stem, spellings, vocabulary, analyser);
}
