import { parse } from '@babel/parser';
import type { Node } from '@babel/types';

/** A node of a syntax tree, with the one above it. */
export interface PlacedNode {
  node: Node;
  parent: Node | undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns the nodes of TypeScript code in order, each before those in it; `enters` tells whether to go into one. */
export function nodesOf(text: string, isJsx: boolean, enters: (node: Node) => boolean = () => true): PlacedNode[] {
  const nodes: PlacedNode[] = [];
  const visit = (node: Node, parent: Node | undefined): void => {
    nodes.push({ node, parent });
    if (!enters(node)) return;
    for (const value of Object.values(node) as unknown[])
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) visit(child, node);
  };
  const plugins: ('jsx' | 'typescript')[] = isJsx ? ['typescript', 'jsx'] : ['typescript'];
  visit(parse(text, { sourceType: 'module', plugins, attachComment: false }).program, undefined);
  return nodes.sort((one, other) => (one.node.start ?? 0) - (other.node.start ?? 0));
}
