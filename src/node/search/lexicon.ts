import type { Analyser } from '../../model/search/analyserBy';
import { partsWithin } from '../../model/search/finnish/compounds';
import { wordsOf } from '../../model/search/normalise';

/** The words of an index's texts, each analysed once. */
export interface Lexicon {
  /** Returns the numbers of a text's words. */
  read: (text: string) => number[];
  stemOf: (word: number) => string;
  /** Returns the stems of a compound's parts. Requires all texts to be read, since their words form compounds. */
  partsOf: (word: number) => readonly string[];
}

/** Numbers and codes are not parts of compounds. */
const CODE = /\p{N}/u;

/** Memoises a function of words. */
function remembering<Value>(make: (word: string) => Value): (word: string) => Value {
  const cache = new Map<string, Value>();
  return (word) => {
    const found = cache.get(word) ?? make(word);
    cache.set(word, found);
    return found;
  };
}

/** Creates a lexicon that reading texts fills. */
export function createLexicon(analyser: Analyser): Lexicon {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const stems: string[] = [];
  const numberOf = (word: string): number => {
    const found = numbers.get(word);
    if (found !== undefined) return found;
    numbers.set(word, words.length);
    stems.push(analyser.stem(word));
    return words.push(word) - 1;
  };

  let split: (readonly string[])[] | undefined;
  const splitAll = () => {
    const vocabulary = new Set(stems.filter((stem) => !CODE.test(stem)));
    const stemOf = remembering((word) => analyser.stem(word));
    const isKnown = (stem: string) => vocabulary.has(stem) || analyser.isCommon(stem);
    return words.map((word, number) => partsWithin(word, { stemOf, isKnown }).filter((part) => part !== stems[number]));
  };

  return {
    read: (text) => wordsOf(text).map(numberOf),
    stemOf: (word) => stems[word] ?? '',
    partsOf: (word) => (split ??= splitAll())[word] ?? [],
  };
}
