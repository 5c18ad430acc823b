/** Shortest part that a compound is split into, in letters. */
const MIN_PART = 3;
/** Shortest last part that is believed alone, where the first part is no word that is known. */
const MIN_LONE_HEAD = 5;

/**
 * Splits a compound by words that are known. Both parts known is best, the longest head first; a long head
 * alone is believed too. A word that is no compound of known words has no parts.
 * @param word the folded word, as it stands in the text
 * @param stemOf gives the stem of a folded word
 * @param isKnown tells whether a stem is one of the site's own words
 * @example splitCompound('laskutusprosessi', …) // ['laskutus', 'prosess']
 */
export function splitCompound(
  word: string,
  stemOf: (word: string) => string,
  isKnown: (stem: string) => boolean,
): string[] {
  let lone: string[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const head = stemOf(word.slice(at));
    if (head.length < MIN_PART || !isKnown(head)) continue;
    const first = word.slice(0, at);
    const modifier = modifierStem(first, stemOf, isKnown);
    if (modifier !== undefined) return [modifier, head];
    const nested = at > 2 * MIN_PART ? splitCompound(first, stemOf, isKnown) : [];
    if (nested.length > 1) return [...nested, head];
    if (lone.length === 0 && word.length - at >= MIN_LONE_HEAD) lone = [head];
  }
  return lone;
}

/** Stem of a compound's first part: a basic form, a genitive, or the short form of an adjective (`varhais-`). */
function modifierStem(
  first: string,
  stemOf: (word: string) => string,
  isKnown: (stem: string) => boolean,
): string | undefined {
  const stem = stemOf(first);
  if (isKnown(stem)) return stem;
  if (!first.endsWith('s')) return undefined;
  const adjective = stemOf(`${first.slice(0, -1)}nen`);
  return isKnown(adjective) ? adjective : undefined;
}
