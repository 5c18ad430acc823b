/** Finnish and Swedish letters with dots and rings fold to their base letters, so that `lisays` finds `lisäys`. */
const MARKS = /\p{Mn}/gu;
/** Soft hyphens, and signs without width that come along with copied text; parts of words for a regular expression. */
export const INVISIBLE_SIGNS = '\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
const INVISIBLE = new RegExp(`[${INVISIBLE_SIGNS}]`, 'g');
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/**
 * Words of a text in the form in which they are compared: composed, lower case, without marks. A word with
 * hyphens gives itself in one piece, and then its parts.
 * @example wordsOf('Lisää e-lasku!') // ['lisaa', 'elasku', 'e', 'lasku']
 */
export function wordsOf(text: string): string[] {
  const folded = text.replace(INVISIBLE, '').normalize('NFD').replace(MARKS, '').toLowerCase();
  return (folded.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split('-');
    return parts.length === 1 ? parts : [parts.join(''), ...parts];
  });
}
