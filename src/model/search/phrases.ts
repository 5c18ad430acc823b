/** Parts the first word of a phrase from its name; no word has it. */
const MARK = '_';
/** Most words of a phrase. */
export const MAX_PHRASE = 3;
/** So many names phrases have: four digits at most, few bytes to load. Odd, as the multiplier and it share no factor then. */
const NAMES = 36 ** 4 - 7;
const MULTIPLIER = 131;

/**
 * A short name for words of a kind, whatever their order. It begins with one of them, so that the shard of that word
 * has it, and says nothing of the others, which are in the index on their own.
 */
function nameOf(kind: string, stems: readonly string[]): string {
  const [first = '', ...others] = [...stems].sort();
  let hash = 7;
  for (const letter of [kind, first, ...others].join(' ')) {
    hash = (hash * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % NAMES;
  }
  return first + MARK + hash.toString(36);
}

/** How a phrase stands among the stems of an index; undefined for a single word and for what is too long. */
export function phraseOf(stems: readonly string[]): string | undefined {
  const own = [...new Set(stems)];
  return own.length < 2 || own.length > MAX_PHRASE ? undefined : nameOf('', own);
}

/** Most words of a message that is looked for as a whole. */
export const MAX_ASKED = 8;

/**
 * How a state or a message of a row stands among the stems of an index; no phrase of a keyword has its name.
 * @param isDenial true for what says that something is not so: who wants to delete a card does not ask for the message
 *   that it cannot be deleted
 */
export function askedOf(stems: readonly string[], isDenial = false): string | undefined {
  const own = [...new Set(stems)];
  return own.length === 0 || own.length > MAX_ASKED ? undefined : nameOf(isDenial ? '!' : '?', own);
}

export const isPhrase = (stem: string): boolean => stem.includes(MARK);
