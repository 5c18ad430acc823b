/** Shortest part that a compound is split into, in letters. */
const MIN_PART = 3;
/** Shortest last part that is believed alone, where the first part is no word that is known. */
const MIN_LONE_HEAD = 5;

/** What splitting asks: the stem of a folded word, and whether a stem is one of the site's own words. */
interface KnownWords {
  stemOf: (word: string) => string;
  isKnown: (stem: string) => boolean;
}

/** Stems of a compound's parts, and the place where its last part begins. */
interface Split {
  parts: string[];
  headAt: number;
}

/**
 * Splits a compound by words that are known. Both parts known is best, the longest head first; a long head
 * alone is believed too. A word that is no compound of known words has no parts.
 * @param word the folded word, as it is in the text
 * @example splitCompound('laskutusprosessi', …) // ['laskutus', 'prosess']
 */
export function splitCompound(word: string, words: KnownWords): string[] {
  return findSplit(word, words)?.parts ?? [];
}

/**
 * All parts of a compound, also those of a part that is a compound itself.
 * @example partsWithin('ilmoitusvarauslomake', …) // ['ilmoitus', 'varauslomak', 'varaus', 'lomak']
 */
export function partsWithin(word: string, words: KnownWords): string[] {
  const split = findSplit(word, words);
  if (split === undefined) return [];
  return [...split.parts, ...partsWithin(word.slice(split.headAt), words)];
}

function findSplit(word: string, words: KnownWords): Split | undefined {
  let lone: Split | undefined;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const head = words.stemOf(word.slice(at));
    if (head.length < MIN_PART || !words.isKnown(head)) continue;
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
