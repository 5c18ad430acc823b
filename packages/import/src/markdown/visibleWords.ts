/** A character of a script without spaces between words, or a word of any other script. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])+/gu;

/** Returns the lower-case words of a text. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** Returns the words that the first list has more often than the second, each as often as it is missing. */
export function missingWords(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of after) counts.set(word, (counts.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}
