/** The name of a language in another one, as inside a sentence (`Finnish`); its code without a name. */
export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    // Throws for an invalid code, which pages and storage can contain.
    return code;
  }
}
