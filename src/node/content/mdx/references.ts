import { visit } from './visit';
import type { Definition, Root } from 'mdast';

/** Replaces links and images by reference (`[text][a]`): later stages handle one kind. */
export function writeOutReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined || parent === undefined || index === undefined) return;
    const { url, title } = definition;
    const { position } = node;
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, position, children: node.children }
        : { type: 'image', url, title, position, alt: node.alt };
  });
}
