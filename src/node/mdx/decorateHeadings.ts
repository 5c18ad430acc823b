import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Root } from 'hast';
import { textMark } from '../../model/localizeHtml';

/** Gives every heading a link to itself, which a reader can copy. */
export function decorateHeadings(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string') return;
    const name = `${textMark('linkToHeading')} ${toString(node)}`;
    node.children.push(h('a.heading-link', { href: `#${id}`, ariaLabel: name }, '#'));
  });
}
