import type { Analyser } from './analyserBy';
import { createNearWords, type NearWord } from './nearWords';
import { isPhrase } from './phrases';
import { isTopicToken, readToken } from './tokens';

/** The stems of an index, with lookups for similar ones. */
export interface Vocabulary {
  has: (stem: string) => boolean;
  /** Minimum number of documents with a stem. */
  frequency: (stem: string) => number;
  /** Stems of the same family. */
  sameRoot: (stem: string) => readonly string[];
  /** Stems with a prefix, sorted. */
  startingWith: (prefix: string) => readonly string[];
  /** Stems within an edit distance, with their distances, without the stem itself. */
  near: (stem: string, most: number) => NearWord[];
  /** True for stems of titles, headings and keywords (`isTopicToken`). */
  isTopic: (stem: string) => boolean;
}

/** Memoises a function. */
export function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? find(key);
    cache.set(key, value);
    return value;
  };
}

/** Creates a prefix search in a sorted list. */
function createPrefixSearch(sorted: readonly string[]): Vocabulary['startingWith'] {
  const firstFrom = (prefix: string) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (prefix) => sorted.slice(firstFrom(prefix), firstFrom(`${prefix}\uffff`));
}

/** Builds the vocabulary of an index from its tokens with their numbers of documents. */
export function buildVocabulary(
  tokens: Iterable<readonly [token: string, count: number]>,
  { root }: Analyser,
): Vocabulary {
  const counts = new Map<string, number>();
  const topics = new Set<string>();
  for (const [token, count] of tokens) {
    const read = readToken(token);
    if (isTopicToken(read)) topics.add(read.stem);
    counts.set(read.stem, Math.max(counts.get(read.stem) ?? 0, count));
  }
  const sorted = [...counts.keys()].filter((stem) => !isPhrase(stem)).sort();
  const startingWith = createPrefixSearch(sorted);
  // A root is the prefix of its stems, except for its last letter.
  const family = remember((key) => startingWith(key.slice(0, -1)).filter((stem) => root(stem) === key));
  return {
    has: (stem) => counts.has(stem),
    frequency: (stem) => counts.get(stem) ?? 0,
    sameRoot: (stem) => family(root(stem)),
    startingWith,
    near: createNearWords(sorted),
    isTopic: (stem) => topics.has(stem),
  };
}
