/**
 * The name of a language in another one, as it is in a sentence; its code where it has no name.
 * @example languageName('fi', 'en') // 'Finnish'
 */
export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    // It throws for what is no code of a language, as pages and storage may have it.
    return code;
  }
}
