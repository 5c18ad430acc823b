import { wordsOf } from './normalise';

/** Prefix of every token: a word such as `constructor` must not name a property of the index's own objects. */
const GUARD = 't';
/** Shortest beginning of a word that finds it. */
const MIN_PREFIX = 3;

/**
 * Tokens under which a text is found: each word, and each beginning of it, so that a half-typed word and a
 * word without its case ending find it.
 * @example indexTokens('lasku') // ['tlas', 'tlask', 'tlasku']
 */
export function indexTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(text)) {
    for (let length = Math.min(MIN_PREFIX, word.length); length <= word.length; length += 1) {
      tokens.add(GUARD + word.slice(0, length));
    }
  }
  return [...tokens];
}

/** The token of a query's word. */
export function queryToken(word: string): string {
  return GUARD + word;
}
