/**
 * Marks something that an island has put into the document as being in the reader's language, where the text around it
 * is in another one.
 */
export function labelInReadersLanguage(element: HTMLElement): void {
  const { documentElement } = document;
  const around = element.closest<HTMLElement>('[lang]') ?? documentElement;
  if (around.lang !== documentElement.lang) element.lang = documentElement.lang;
}

/** Calls back, now and after every change of its size, with whether an element's content is wider than it. */
export function watchOverflow(element: HTMLElement, onChange: (overflows: boolean) => void): () => void {
  const observer = new ResizeObserver(() => onChange(element.scrollWidth > element.clientWidth));
  observer.observe(element);
  return () => observer.disconnect();
}
