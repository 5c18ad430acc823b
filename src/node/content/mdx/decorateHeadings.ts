import { h } from 'hastscript';
import { visit } from './visit';
import type { Element, Root } from 'hast';

const isHidden = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('visually-hidden');

/**
 * Adds to every visible heading a link to itself, which a reader can copy. It is for the mouse: it is neither in
 * the heading's name nor a tab stop, since the contents have the same links.
 */
export function decorateHeadings(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string' || isHidden(node)) return;
    const link = { href: `#${id}`, tabIndex: -1, ariaHidden: 'true' };
    node.children.push(h('a.heading-link', link, '#'));
  });
}
