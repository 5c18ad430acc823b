/*
 * Replaces `src/theme/styleSheet.ts` in `develop`, where styles can change while the page is open.
 */

const elements = new Map<string, HTMLStyleElement>();

/**
 * Adds a component's styles to the document, or replaces them where they are there.
 * @param css a rule in each line
 * @param id what this style element is known by
 */
export function styleSheet<Classes extends object>(classes: Classes, css: string, id: string): Classes {
  const element = elements.get(id) ?? document.head.appendChild(document.createElement('style'));
  elements.set(id, element);
  element.textContent = css;
  return classes;
}
