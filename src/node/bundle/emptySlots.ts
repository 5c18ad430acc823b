import type { Node } from '@babel/types';
import { nodesOf } from './parseCode';

/** Returns the name of the slot that an element `<Slot name="…" … />` shows. */
function slotOf(node: Node, text: string): string | undefined {
  if (node.type !== 'JSXElement' || !node.openingElement.selfClosing) return undefined;
  return /^<Slot\s+name="(\w+)"/.exec(text.slice(node.start ?? 0, node.end ?? 0))?.[1];
}

/**
 * Removes the elements `<Slot name="…">` of slots that the site leaves empty, so that they ship no byte.
 * @param isFilled true for the name of a slot that the site fills
 */
export function withoutEmptySlots(text: string, isFilled: (name: string) => boolean): string {
  if (!/<Slot\s/.test(text)) return text;
  const parts: string[] = [];
  let end = 0;
  const isEmpty = (node: Node) => {
    const name = slotOf(node, text);
    return name !== undefined && !isFilled(name);
  };
  for (const { node, parent } of nodesOf(text, true, (node) => !isEmpty(node))) {
    if (!isEmpty(node)) continue;
    // A child may be an empty expression; elsewhere, a value is needed.
    const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
    parts.push(text.slice(end, node.start ?? 0), isChild ? '{}' : 'null');
    end = node.end ?? 0;
  }
  return [...parts, text.slice(end)].join('');
}
