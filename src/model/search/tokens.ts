/** An index token is a field's letter and a stem: `tlasku` is "lasku" in a title; `+` marks a compound part. */

/** Title, heading, keyword, text (once), text (repeated), state or message of a table row. */
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

/** True for tokens of topics: whole words of titles and headings, and all words of keywords. */
export function isTopicToken({ field, isPart }: Token): boolean {
  return field === 'k' || field === 'a' || (!isPart && (field === 't' || field === 'h'));
}
