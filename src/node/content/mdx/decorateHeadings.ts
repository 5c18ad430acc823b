import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { visit } from './visit';
import type { Element, Root } from 'hast';
import { textMark } from '../localizeHtml';

const isHidden = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('visually-hidden');

/** Adds to every visible heading a link to itself, which a reader can copy. */
export function decorateHeadings(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string' || isHidden(node)) return;
    const name = `${textMark('linkToHeading')} ${toString(node)}`;
    node.children.push(h('a.heading-link', { href: `#${id}`, ariaLabel: name }, '#'));
  });
}
