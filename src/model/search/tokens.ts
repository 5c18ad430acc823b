/**
 * A token of the index is a field's letter and a stem: `tlasku` is "lasku" in a title. `+` before the stem says
 * that it is a part of a compound. The letter also keeps words such as `constructor` from naming a property of
 * the index's own objects.
 */

/** Title, heading, keyword, text (once), text (more than once), what a row of a table is asked by, all of it in one. */
export type Field = 't' | 'h' | 'k' | 'b' | 'c' | 'a';
export const FIELDS: readonly Field[] = ['t', 'h', 'k', 'b', 'c', 'a'];

const PART = '+';

interface Token {
  field: Field;
  stem: string;
  isPart: boolean;
}

/** @example writeToken({ field: 't', stem: 'prosess', isPart: true }) // 't+prosess' */
export function writeToken({ field, stem, isPart }: Token): string {
  return `${field}${isPart ? PART : ''}${stem}`;
}

export function readToken(token: string): Token {
  const isPart = token.charAt(1) === PART;
  return { field: token.charAt(0) as Field, stem: token.slice(isPart ? 2 : 1), isPart };
}

/**
 * True for tokens that make their word one of the site's topics: whole words of titles and headings, and all of the
 * keywords, also those of a keyword of several words.
 */
export function isTopicToken({ field, isPart }: Token): boolean {
  return field === 'k' || field === 'a' || (!isPart && (field === 't' || field === 'h'));
}
