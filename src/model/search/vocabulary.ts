import type { Analyser } from './analyserBy';
import { createNearWords, type NearWord } from './nearWords';
import { isPhrase } from './phrases';
import { isTopicToken, readToken } from './tokens';

/** The words of an index, as stems, with what finding near ones needs. */
export interface Vocabulary {
  has: (stem: string) => boolean;
  /** In how many documents a stem stands, at least. */
  frequency: (stem: string) => number;
  /** Stems of the same family. */
  sameRoot: (stem: string) => readonly string[];
  /** Stems that begin so, in order of the alphabet. */
  startingWith: (prefix: string) => readonly string[];
  /** Stems that are at most so many edits away, each with its distance; the stem itself is not among them. */
  near: (stem: string, most: number) => NearWord[];
  /** True for stems of titles, headings and keywords: what pages are about (`isTopicToken`). */
  isTopic: (stem: string) => boolean;
}

/** Answers of a function by its argument, each found once. */
function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

/** Looks up what words begin with, in a list in order of the alphabet. */
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

/**
 * Gathers the words of an index from its tokens. What only some queries ask for is made when the first one asks.
 * @param tokens each token with the number of documents that have it
 */
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
  // A root is the prefix of its stems, but for its last letter.
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
