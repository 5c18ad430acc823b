/**
 * Returns the locale of a language tag: the longest code that the tag is, or that it continues with further subtags.
 * @example codeOfTag('en-GB', ['fi', 'en']) // 'en'
 * @example codeOfTag('fil', ['fi']) // undefined
 */
export function codeOfTag(tag: string, codes: readonly string[]): string | undefined {
  return codes
    .filter((code) => `${tag}-`.toLowerCase().startsWith(`${code}-`.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
}
