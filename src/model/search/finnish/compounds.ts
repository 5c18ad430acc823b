/** Shortest part of a compound, in letters. */
const MIN_PART = 3;
/** Shortest head that is accepted after an unknown first part. */
const MIN_LONE_HEAD = 5;

/** Stems of compounds that are not a kind of their last part: a tab ("välilehti") is not paper, and a date is not an amount. */
const UNDIVIDED = new Set(['valileht', 'paivamaar']);

/** The stemmer, and a test for stems of the index. */
interface KnownWords {
  stemOf: (word: string) => string;
  isKnown: (stem: string) => boolean;
}

/** Stems of a compound's parts, and the index of its last part. */
interface Split {
  parts: string[];
  headAt: number;
}

/**
 * Splits a compound into known words. Prefers two known parts with the longest head; a long known head alone is
 * accepted too. Returns no parts for other words.
 * @param word the folded word, as in the text
 * @example splitCompound('laskutusprosessi', …) // ['laskutus', 'prosess']
 */
export function splitCompound(word: string, words: KnownWords): string[] {
  return findSplit(word, words)?.parts ?? [];
}

/** All parts of a compound, including the parts of parts: `ilmoitusvarauslomake` has `varaus` and `lomak`, too. */
export function partsWithin(word: string, words: KnownWords): string[] {
  const split = findSplit(word, words);
  if (split === undefined) return [];
  return [...split.parts, ...partsWithin(word.slice(split.headAt), words)];
}

function findSplit(word: string, words: KnownWords): Split | undefined {
  let lone: Split | undefined;
  if (UNDIVIDED.has(words.stemOf(word))) return undefined;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const head = words.stemOf(word.slice(at));
    if (head.length < MIN_PART || !(words.isKnown(head) || UNDIVIDED.has(head))) continue;
    const first = word.slice(0, at);
    const modifier = modifierStem(first, words);
    if (modifier !== undefined) return { parts: [modifier, head], headAt: at };
    const nested = splitCompound(first, words);
    if (nested.length > 1) return { parts: [...nested, head], headAt: at };
    if (word.length - at >= MIN_LONE_HEAD) lone ??= { parts: [head], headAt: at };
  }
  return lone;
}

/** Stem of a compound's first part: a basic form, a genitive, or the short form of an adjective (`varhais-`). */
function modifierStem(first: string, { stemOf, isKnown }: KnownWords): string | undefined {
  const stem = stemOf(first);
  if (isKnown(stem)) return stem;
  if (!first.endsWith('s')) return undefined;
  const adjective = stemOf(`${first.slice(0, -1)}nen`);
  return isKnown(adjective) ? adjective : undefined;
}
