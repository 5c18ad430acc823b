/**
 * The start of each placeholder. It begins with the invisible separator, which the check refuses in content:
 * `⟦page⟧` in a writer's text is text.
 */
export const MARK_START = '\u2063⟦';

/** A locale-dependent placeholder in finished content, including the rest of its address. */
const MARK = new RegExp(String.raw`${MARK_START}(?:(?:page|file)⟧[^"#?\s]*|text:\w+⟧)`, 'g');

/** A placeholder and its text in a locale. */
export interface FilledMark {
  mark: string;
  text: string;
}

/** The placeholders of a text, such as `⟦page⟧/docs/saldo`, without duplicates. */
export const marksIn = (text: string): string[] => [...new Set(text.match(MARK) ?? [])];

/** Replaces the placeholders by the texts of a locale. */
export const fillMarks = (text: string, filled: ReadonlyMap<string, string>): string =>
  text.replace(MARK, (mark) => filled.get(mark) ?? mark);

/** Marks an element whose text is not for customers; its value is a sentence that says so. */
export const INTERNAL = { property: 'dataInternal', attribute: 'data-internal', selector: '[data-internal]' } as const;

/** A feature's data of a page of which no text is for customers, with a sentence that says so. */
export interface InternalPage {
  internal: string;
}

/** Returns that sentence from the features' data of a page; undefined for a page for customers. */
export const internalPageText = (data: Readonly<Record<string, unknown>>): string | undefined =>
  Object.values(data)
    .map((each) => (each as Partial<InternalPage> | null)?.internal)
    .find((text) => text !== undefined);
