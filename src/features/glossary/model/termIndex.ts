import { analyserOf } from '../../../model/search/analyser';
import { wordsOf } from '../../../model/search/normalise';

/** The names by which a term is found. */
export interface FindableTerm {
  key: string;
  term: string;
  variants: readonly string[];
  words: readonly { word: string }[];
}

/** Prefix of each word, so that a word such as `constructor` is no property of the objects in an index. */
const MARK = '.';

const write = (words: readonly string[]) => words.map((word) => MARK + word).join(' ');

/**
 * Returns what the FlexSearch index stores for a term: the words of all its names, and their stems. FlexSearch's own
 * encoders know only ASCII, and no inflection.
 */
export function indexedText({ term, words, variants }: FindableTerm, locale: string): string {
  const { stem } = analyserOf(locale);
  const names = [term, ...words.map(({ word }) => word), ...variants].join(' ');
  return write([...new Set(wordsOf(names).flatMap((word) => [word, stem(word)]))]);
}

/** A word is found by its beginning, so that it is found while it is typed. */
export const TERM_INDEX_OPTIONS = {
  tokenize: 'forward',
  split: / /,
  resolution: 1,
  threshold: 0,
  encode: false,
} as const;

/** The words of a query as they are written, in the form of the index. */
export const writtenQuery = (query: string): string => write(wordsOf(query));

/** The stems of a query's words, for a query whose words are not in the index as they are written. */
export function stemmedQuery(query: string, locale: string): string {
  return write(wordsOf(query).map(analyserOf(locale).stem));
}
