/**
 * Marks something that an island has put into the document as being in the reader's language, where the text around it
 * is in another one.
 */
export function labelInReadersLanguage(element: HTMLElement): void {
  const { documentElement } = document;
  const around = element.closest<HTMLElement>('[lang]') ?? documentElement;
  if (around.lang !== documentElement.lang) element.lang = documentElement.lang;
}
