import { toHtml } from 'hast-util-to-html';
import type { ElementContent, Root } from 'hast';
import { isElement } from './elements';

const BOXES = { done: '☑', open: '☐' };

/** The characters that plain content keeps for Markdown mean nothing in HTML, and boxes cannot be ticked there. */
function finish(node: ElementContent): ElementContent {
  if (!isElement(node)) return node;
  if (node.tagName === 'input') return { type: 'text', value: node.properties.checked ? BOXES.done : BOXES.open };
  const { dataFootnotes, dataFootnoteRef, ...properties } = node.properties;
  const isFootnotes = dataFootnotes !== undefined && dataFootnoteRef === undefined;
  const children = node.children.map(finish);
  return { ...node, tagName: isFootnotes ? 'div' : node.tagName, properties, children };
}

/** Plain content as the HTML of a feed. */
export function feedHtml(tree: Root): string {
  return toHtml({
    type: 'root',
    children: tree.children.map((node) => (node.type === 'element' ? finish(node) : node)),
  }).trim();
}
