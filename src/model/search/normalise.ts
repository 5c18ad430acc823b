/** Combining marks. Finnish and Swedish letters fold to base letters, so that `lisays` finds `lisäys`. */
const MARKS = /\p{Mn}/gu;
/** Soft hyphens and zero-width characters of copied text, for a character class. */
export const INVISIBLE_SIGNS = '\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
const INVISIBLE = new RegExp(`[${INVISIBLE_SIGNS}]`, 'g');
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/**
 * The words of a text, normalised for comparison: composed, lower case, without marks. A hyphenated word yields the
 * joined word and then its parts.
 * @example wordsOf('Lisää e-lasku!') // ['lisaa', 'elasku', 'e', 'lasku']
 */
export function wordsOf(text: string): string[] {
  const folded = text.replace(INVISIBLE, '').normalize('NFD').replace(MARKS, '').toLowerCase();
  return (folded.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split('-');
    return parts.length === 1 ? parts : [parts.join(''), ...parts];
  });
}
