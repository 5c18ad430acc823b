import { analyserOf } from '../../../model/search/analyser';
import { wordsOf } from '../../../model/search/normalise';

/** The searchable names of a term. */
export interface FindableTerm {
  key: string;
  term: string;
  variants: readonly string[];
  words: readonly { word: string }[];
}

/** Prefix of each word, so that `constructor` is not a property of the index's objects. */
const MARK = '.';

const write = (words: readonly string[]) => words.map((word) => MARK + word).join(' ');

/** Returns what FlexSearch stores for a term: the words of all its names, and their stems. */
export function indexedText({ term, words, variants }: FindableTerm, locale: string): string {
  const { stem } = analyserOf(locale);
  const names = [term, ...words.map(({ word }) => word), ...variants].join(' ');
  return write([...new Set(wordsOf(names).flatMap((word) => [word, stem(word)]))]);
}

/** Matches prefixes, so that words are found while typing. */
export const TERM_INDEX_OPTIONS = {
  tokenize: 'forward',
  split: / /,
  resolution: 1,
  threshold: 0,
  encode: false,
} as const;

/** The words of a query as written, in the form of the index. */
export const writtenQuery = (query: string): string => write(wordsOf(query));

/** The stems of a query, for words missing in the index. */
export function stemmedQuery(query: string, locale: string): string {
  return write(wordsOf(query).map(analyserOf(locale).stem));
}
