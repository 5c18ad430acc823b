/* The styles of a document in `develop`, which can change while it is open. Replaces `src/theme/styleSheet.ts`. */

const elements = new Map<string, HTMLStyleElement>();

/** Adds styles to the document or replaces those of the same id. */
export function setStyles(id: string, css: string): void {
  const element = elements.get(id) ?? document.head.appendChild(document.createElement('style'));
  elements.set(id, element);
  element.textContent = css;
}

/** Adds or replaces the rules of a component's classes. */
export function styleSheet<Classes extends object>(classes: Classes, css: string, id: string): Classes {
  setStyles(id, css);
  return classes;
}
