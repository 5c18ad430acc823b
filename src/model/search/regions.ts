/** The region in which endings are removed: after the first consonant that follows a vowel, as in `pren|umeration`. */
export function regionAfter(word: string, vowel: RegExp, from = 0): number {
  for (let at = from + 1; at < word.length; at += 1) {
    if (vowel.test(word.charAt(at - 1)) && !vowel.test(word.charAt(at))) return at + 1;
  }
  return word.length;
}

/** The longest of the endings, sorted longest first, that a word has within its region. */
export function endingOf(word: string, endings: readonly string[], region: number): string | undefined {
  return endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= region);
}
