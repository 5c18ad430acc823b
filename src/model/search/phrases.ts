/** Separates the first word of a phrase from its hash; no word contains it. */
const SEPARATOR = '_';
/** Most words of a phrase. */
export const MAX_PHRASE = 3;
/** Number of phrase hashes: at most four base-36 digits. Odd, so that it shares no factor with the multiplier. */
const NAMES = 36 ** 4 - 7;
const MULTIPLIER = 131;

/** Hashes the words of a phrase in any order. The name begins with a stem, so it is in that stem's shard. */
function nameOf(kind: string, stems: readonly string[]): string {
  const [first = '', ...others] = [...stems].sort();
  let hash = 7;
  for (const letter of [kind, first, ...others].join(' ')) {
    hash = (hash * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % NAMES;
  }
  return first + SEPARATOR + hash.toString(36);
}

/** The token of a phrase; undefined for a single word and for too many words. */
export function phraseOf(stems: readonly string[]): string | undefined {
  const unique = [...new Set(stems)];
  return unique.length < 2 || unique.length > MAX_PHRASE ? undefined : nameOf('', unique);
}

/** Maximum number of words in a message that is indexed as a whole. */
export const MAX_MESSAGE = 8;

/** The token of a row's state or message, which never equals a keyword's phrase. A negation has one of its own. */
export function askedOf(stems: readonly string[], isDenial = false): string | undefined {
  const unique = [...new Set(stems)];
  return unique.length === 0 || unique.length > MAX_MESSAGE ? undefined : nameOf(isDenial ? '!' : '?', unique);
}

/** The token of a title with stop words: without them, it can equal the words of many titles. */
export const titleOf = (stems: readonly string[], words: readonly string[]): string =>
  nameOf(`=${[...new Set(words)].sort().join(' ')}`, stems);

export const isPhrase = (stem: string): boolean => stem.includes(SEPARATOR);
