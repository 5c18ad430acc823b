import type { Element, Node } from 'hast';

export const isElement = (node: Node): node is Element => node.type === 'element';

export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Returns the first descendant of an element for which `matches` returns true. */
export function findElement(parent: Element, matches: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children.filter(isElement)) {
    const found = matches(child) ? child : findElement(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first descendant with a class. */
export function withClass(parent: Element, name: string): Element | undefined {
  return findElement(parent, (element) => hasClass(element, name));
}
