/** Marks an element created by an island as being in the reader's language, if the text around it is not. */
export function labelInReadersLanguage(element: HTMLElement): void {
  const { documentElement } = document;
  const around = element.closest<HTMLElement>('[lang]') ?? documentElement;
  if (around.lang !== documentElement.lang) element.lang = documentElement.lang;
}

/** Calls back with whether an element's content overflows its width, now and after each resize. */
export function watchOverflow(element: HTMLElement, onChange: (overflows: boolean) => void): () => void {
  const observer = new ResizeObserver(() => onChange(element.scrollWidth > element.clientWidth));
  observer.observe(element);
  return () => observer.disconnect();
}
