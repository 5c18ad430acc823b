import { SEARCH_QUERY_MAX_LENGTH } from '../limits';
import { wordsOf } from './normalise';
import { queryToken } from './tokens';

/**
 * Options of the FlexSearch index, the same where it is built and where it is read. FlexSearch stores
 * postings only; the words are made by us on both sides, since its own splitting knows ASCII only.
 */
export const INDEX_OPTIONS = { encode: false, tokenize: splitTokens, split: / /, resolution: 1, threshold: 0 } as const;

/** The plugin hands a document over as JSON of its one field: `{"x":"tlas tlask"}`. */
function splitTokens(text: string): string[] {
  return text
    .replace(/^\{"x":"|"\}$/g, '')
    .split(' ')
    .filter((token) => token !== '');
}

/** What is known of a found page without opening it. */
export interface SearchEntry {
  path: string;
  title: string;
  description: string;
  /** Folded words of the title, for ranking. */
  titleWords: string[];
  lang: string;
}

/** The part of a FlexSearch index that searching needs. */
export interface TokenIndex {
  search: (token: string) => (string | number)[];
}

/** Weight of a query word that the title has, against one that only the text has. */
const TITLE_WEIGHT = 4;
/** Shortest stem that an unknown word is cut to. */
const MIN_STEM = 4;

/** Ids of the pages that have a word or, failing that, its beginning: Finnish changes the ends of words. */
function idsOf(word: string, index: TokenIndex, store: ReadonlyMap<string, SearchEntry>): string[] {
  for (let length = word.length; length >= Math.min(MIN_STEM, word.length); length -= 1) {
    const ids = index
      .search(queryToken(word.slice(0, length)))
      .map(String)
      .filter((id) => store.has(id));
    if (ids.length > 0) return ids;
  }
  return [];
}

/**
 * Ids of the pages for a query, best first: pages that have more of its words before pages that have fewer,
 * and words of the title before words of the text.
 */
export function rank(query: string, index: TokenIndex, store: ReadonlyMap<string, SearchEntry>): string[] {
  const words = [...new Set(wordsOf(query.slice(0, SEARCH_QUERY_MAX_LENGTH)))];
  const scores = new Map<string, number>();
  for (const word of words) {
    const stem = word.slice(0, Math.max(MIN_STEM, word.length - 2));
    for (const id of idsOf(word, index, store)) {
      const entry = store.get(id);
      const inTitle = entry?.titleWords.some((titleWord) => titleWord.startsWith(stem)) ?? false;
      scores.set(id, (scores.get(id) ?? 0) + (inTitle ? TITLE_WEIGHT : 1));
    }
  }
  return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || Number(a) - Number(b)).map(([id]) => id);
}
