/**
 * A token of the index is a field's letter and a stem: `tlasku` is "lasku" in a title. `+` before the stem says
 * that it is a part of a compound. The letter also keeps words such as `constructor` from naming a property of
 * the index's own objects.
 */

/** Title, heading, keyword, text (once), text (more than once). */
export type Field = 't' | 'h' | 'k' | 'b' | 'c';
export const FIELDS: readonly Field[] = ['t', 'h', 'k', 'b', 'c'];

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
  return field === 'k' || (!isPart && (field === 't' || field === 'h'));
}

/**
 * Options of the FlexSearch index, the same where it is built and where it is read. FlexSearch stores
 * postings only; the tokens are made by us on both sides, since its own splitting knows ASCII only.
 */
export const INDEX_OPTIONS = { encode: false, tokenize: splitTokens, split: / /, resolution: 1, threshold: 0 } as const;

/** The plugin hands a document over as JSON of its one field: `{"x":"tlasku blahet"}`. */
function splitTokens(text: string): string[] {
  return text
    .replace(/^\{"x":"|"\}$/g, '')
    .split(' ')
    .filter((token) => token !== '');
}
