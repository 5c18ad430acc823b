/** Finnish and Swedish letters with dots and rings fold to their base letters, so that `lisays` finds `lisäys`. */
const MARKS = /\p{Mn}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Words of a text in the form in which they are compared: composed, lower case, without marks.
 * @example wordsOf('Lisää eräpäivä!') // ['lisaa', 'erapaiva']
 */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(MARKS, '').toLowerCase();
  return folded.match(WORD) ?? [];
}
