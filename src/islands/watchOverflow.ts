/** Calls back, now and after every change of its size, with whether an element's content is wider than it. */
export function watchOverflow(element: HTMLElement, onChange: (overflows: boolean) => void): () => void {
  const observer = new ResizeObserver(() => onChange(element.scrollWidth > element.clientWidth));
  observer.observe(element);
  return () => observer.disconnect();
}
