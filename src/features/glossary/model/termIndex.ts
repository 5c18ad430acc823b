import { analyserOf } from '../../../model/search/analyser';
import { wordsOf } from '../../../model/search/normalise';

/** What is stored of a term with its index. */
export interface StoredTerm {
  key: string;
}

/** Before each word, so that one such as `constructor` names no property that the objects of an index have. */
const MARK = '.';

const write = (words: readonly string[]) => words.map((word) => MARK + word).join(' ');

/**
 * What the FlexSearch index of the terms takes of a text: its words and their stems. FlexSearch's own encoders know
 * ASCII only, and no inflection.
 */
export function encodeTerm(text: string, locale: string): string {
  const { stem } = analyserOf(locale);
  return write([...new Set(wordsOf(text).flatMap((word) => [word, stem(word)]))]);
}

/**
 * Options of the index of terms, the same where it is built and where it is read. A word is found by its beginning, so
 * a word that is being typed needs no ending; words of a query are folded as those of the index.
 */
export const TERM_INDEX_OPTIONS = { tokenize: 'forward', split: / /, resolution: 1, threshold: 0 } as const;

/** What a query is looked up by: its words as they are written. */
export const writtenQuery = (query: string): string => write(wordsOf(query));

/** What a query is looked up by where its words are not found as they are written: their stems. */
export function stemmedQuery(query: string, locale: string): string {
  return write(wordsOf(query).map(analyserOf(locale).stem));
}
