import type { Element, Node } from 'hast';

export const isElement = (node: Node): node is Element => node.type === 'element';

export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The first element in another one, at any depth, for which `matches` holds. */
export function findElement(parent: Element, matches: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children.filter(isElement)) {
    const found = matches(child) ? child : findElement(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first element of a class in another one. */
export function withClass(parent: Element, name: string): Element | undefined {
  return findElement(parent, (element) => hasClass(element, name));
}
