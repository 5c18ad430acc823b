import { editDistance } from '../text/editDistance';
import type { Analyser } from './analyser';
import { readToken } from './tokens';

/** The words of an index, as stems, with what finding near ones needs. */
export interface Vocabulary {
  has: (stem: string) => boolean;
  /** In how many documents a stem stands, at least. */
  frequency: (stem: string) => number;
  /** Stems of the same family. */
  sameRoot: (stem: string) => readonly string[];
  /** Stems that begin so. */
  startingWith: (beginning: string) => readonly string[];
  /** Stems that are at most so many slips away, each with its distance; the stem itself is not among them. */
  near: (stem: string, most: number) => { stem: string; distance: number }[];
  /** True for stems of titles, headings and keywords: what pages are about. */
  isTopic: (stem: string) => boolean;
}

/** The letters of a stem as bits. */
function lettersOf(stem: string): number {
  let letters = 0;
  for (let at = 0; at < stem.length; at += 1) letters |= 1 << (stem.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * Gathers the words of an index from its tokens.
 * @param tokens each token with the number of documents that have it
 */
export function buildVocabulary(
  tokens: Iterable<readonly [token: string, count: number]>,
  { root }: Analyser,
): Vocabulary {
  const counts = new Map<string, number>();
  const topics = new Set<string>();
  for (const [token, count] of tokens) {
    const { stem, field, isPart } = readToken(token);
    if (!isPart && (field === 't' || field === 'h' || field === 'k')) topics.add(stem);
    counts.set(stem, Math.max(counts.get(stem) ?? 0, count));
  }
  const sorted = [...counts.keys()].sort();
  const families = new Map<string, string[]>();
  const lengths = new Map<number, { stem: string; letters: number }[]>();
  for (const stem of sorted) {
    pushTo(families, root(stem), stem);
    pushTo(lengths, stem.length, { stem, letters: lettersOf(stem) });
  }
  const firstFrom = (beginning: string) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    has: (stem) => counts.has(stem),
    frequency: (stem) => counts.get(stem) ?? 0,
    sameRoot: (stem) => families.get(root(stem)) ?? [],
    startingWith: (beginning) => {
      const from = firstFrom(beginning);
      return sorted.slice(from, firstFrom(`${beginning}\uffff`));
    },
    near: (stem, most) => {
      const letters = lettersOf(stem);
      const found: { stem: string; distance: number }[] = [];
      for (let length = stem.length - most; length <= stem.length + most; length += 1) {
        for (const candidate of lengths.get(length) ?? []) {
          // Each slip changes two letters of the set at most; most candidates end here.
          if (countBits(letters ^ candidate.letters) > 2 * most) continue;
          const distance = editDistance(stem, candidate.stem);
          if (distance > 0 && distance <= most) found.push({ stem: candidate.stem, distance });
        }
      }
      return found;
    },
    isTopic: (stem) => topics.has(stem),
  };
}
