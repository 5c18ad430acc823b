/**
 * Where the part of a word begins that endings are taken off: behind the first consonant that follows a vowel.
 * The same rule, applied to that part, gives the stricter region of the longer endings.
 * @example regionAfter('prenumeration', /[aeiouy]/) // 4: pren|umeration
 */
export function regionAfter(word: string, vowel: RegExp, from = 0): number {
  for (let at = from + 1; at < word.length; at += 1) {
    if (vowel.test(word.charAt(at - 1)) && !vowel.test(word.charAt(at))) return at + 1;
  }
  return word.length;
}

/** The longest of some endings that a word has within its region, or undefined. The endings stand longest first. */
export function endingOf(word: string, endings: readonly string[], region: number): string | undefined {
  return endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= region);
}
