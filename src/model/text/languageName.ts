/**
 * The name of a language in another one, as it is in a sentence; its code where it has no name.
 * @example languageName('fi', 'en') // 'Finnish'
 */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}
