import type { Node, Parent } from 'unist';
import { EXIT, SKIP, type visit as visitNamed } from 'unist-util-visit';

type Test = string | ((node: Node, index?: number, parent?: Parent) => unknown);
type Visitor = (node: Node, index?: number, parent?: Parent) => unknown;

const isParent = (node: Node): node is Parent => 'children' in node;

function isMeant(test: Test | undefined, node: Node, index?: number, parent?: Parent): boolean {
  if (typeof test === 'function') return test(node, index, parent) === true;
  return test === undefined || node.type === test;
}

/** Returns the index to continue at; undefined ends the visit. */
function step(node: Node, test: Test | undefined, visitor: Visitor, index?: number, parent?: Parent) {
  const answer = isMeant(test, node, index, parent) ? visitor(node, index, parent) : undefined;
  const [action, next] = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  if (action === EXIT) return undefined;
  if (action !== SKIP && isParent(node)) {
    for (let at: number | undefined = 0; at < node.children.length;) {
      const child: Node | undefined = node.children[at];
      if (child === undefined) break;
      at = step(child, test, visitor, at, node);
      if (at === undefined) return undefined;
    }
  }
  return typeof next === 'number' ? next : (index ?? 0) + 1;
}

/** The used part of `unist-util-visit`, which takes a tenth of a check by naming a function per node. */
export const visit = ((tree: Node, test: Test | Visitor, visitor?: Visitor) =>
  void (visitor === undefined
    ? step(tree, undefined, test as Visitor)
    : step(tree, test, visitor))) as typeof visitNamed;
