/** Keeps the page behind a layer from scrolling. Returns the way to undo it, which brings back what was there before. */
export function lockScroll(browser: Window = window): () => void {
  const { body, documentElement } = browser.document;
  const { overflow, paddingInlineEnd } = body.style;
  const scrollbar = browser.innerWidth - documentElement.clientWidth;
  // The scrollbar goes while the page is locked; what it covered stays free, so that nothing shifts.
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  body.style.overflow = 'hidden';
  return () => Object.assign(body.style, { overflow, paddingInlineEnd });
}
