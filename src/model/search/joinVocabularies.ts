import type { Vocabulary } from './vocabulary';

/** Several vocabularies as one: the words of an index, and those of the shards that a query has brought. */
export function joinVocabularies(all: readonly Vocabulary[]): Vocabulary {
  const [first, ...more] = all;
  if (first !== undefined && more.length === 0) return first;
  const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    has: (stem) => all.some((each) => each.has(stem)),
    frequency: (stem) => Math.max(0, ...all.map((each) => each.frequency(stem))),
    sameRoot: (stem) => unique(all.map((each) => each.sameRoot(stem))),
    startingWith: (prefix) => unique(all.map((each) => each.startingWith(prefix))),
    near: (stem, most) => {
      const found = new Map(all.flatMap((each) => each.near(stem, most)).map((each) => [each.stem, each]));
      return [...found.values()];
    },
    isTopic: (stem) => all.some((each) => each.isTopic(stem)),
  };
}
