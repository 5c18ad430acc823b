import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { Element, Root } from 'hast';
import { plainId } from '../../../model/text/plainId';
import type { Compilation } from './compilation';
import { say } from '../say';

const isStep = ({ tagName }: Element, parent: Element | Root | undefined) =>
  tagName === 'li' &&
  parent?.type === 'element' &&
  Array.isArray(parent.properties.className) &&
  parent.properties.className.includes('steps');

/** Returns the ids of an element, including earlier ones. */
function idsOf({ properties, children }: Element): string[] {
  const targets = children.flatMap((child) => (child.type === 'element' && child.tagName === 'span' ? [child] : []));
  return [properties, ...targets.map((target) => target.properties)].flatMap(({ id }) =>
    typeof id === 'string' ? [id] : [],
  );
}

/** Adds an ASCII target to headings and steps whose ids addresses would write as `%C3%A4`, if it is free. */
export function placePlainAnchors(tree: Root, { takenIds }: Compilation): void {
  visit(tree, 'element', (node, _index, parent) => {
    if (!/^h[2-6]$/.test(node.tagName) && !isStep(node, parent as Element | Root | undefined)) return;
    for (const id of idsOf(node)) {
      const plain = plainId(id);
      if (plain === undefined || takenIds.has(plain)) continue;
      takenIds.set(plain, () => say('id.plain').message);
      node.children.unshift(h('span', { id: plain }));
    }
  });
}
