/** Begins the stem of a phrase; no word has it. */
const MARK = '_';
/** Most words of a phrase. */
export const MAX_PHRASE = 3;
/** So many names phrases have: four digits at most, few bytes to load. Odd, as the multiplier and it share no factor then. */
const NAMES = 36 ** 4 - 7;
const MULTIPLIER = 131;

/**
 * How a phrase stands among the stems of an index, whatever the order of its words; undefined for a single word and
 * for what is too long. The name is short and says nothing of the words, which are in the index on their own.
 */
export function phraseOf(stems: readonly string[], most = MAX_PHRASE): string | undefined {
  const own = [...new Set(stems)];
  if (own.length < 2 || own.length > most) return undefined;
  let hash = 7;
  for (const letter of own.sort().join(' ')) hash = (hash * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % NAMES;
  return MARK + hash.toString(36);
}

/** Most words of a message that is looked for as a whole. */
export const MAX_ASKED = 8;

/** How a state or a message of a row stands among the stems of an index; no phrase of a keyword has its name. */
export const askedOf = (stems: readonly string[]): string | undefined =>
  stems.length === 0 ? undefined : phraseOf(['', ...stems], MAX_ASKED + 1);

export const isPhrase = (stem: string): boolean => stem.startsWith(MARK);
