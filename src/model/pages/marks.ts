/** A mark of finished content that depends on the locale, with all of the address that it begins. */
const MARK = /⟦(?:page|file)⟧[^"#?\s]*|⟦text:\w+⟧/g;

/** A mark, and what takes its place in a locale. */
export interface FilledMark {
  mark: string;
  text: string;
}

/**
 * The marks of a text, each once.
 * @example marksIn('<a href="⟦page⟧/docs/saldo#osa">') // ['⟦page⟧/docs/saldo']
 */
export const marksIn = (text: string): string[] => [...new Set(text.match(MARK) ?? [])];

/** Puts the texts of a locale in place of the marks. */
export const fillMarks = (text: string, filled: ReadonlyMap<string, string>): string =>
  text.replace(MARK, (mark) => filled.get(mark) ?? mark);
