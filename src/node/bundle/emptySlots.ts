import type * as TypeScript from 'typescript';
import { typeScript } from './findStyleCalls';

/**
 * Removes the elements `<Slot name="…">` of slots that the site leaves empty, so that they ship no byte.
 * @param isFilled true for the name of a slot that the site fills
 */
export function withoutEmptySlots(text: string, isFilled: (name: string) => boolean): string {
  if (!/<Slot\s/.test(text)) return text;
  const ts = typeScript();
  const source = ts.createSourceFile('slots.tsx', text, ts.ScriptTarget.Latest, true);
  const parts: string[] = [];
  let end = 0;
  const visit = (node: TypeScript.Node): void => {
    const name = ts.isJsxSelfClosingElement(node) ? /^<Slot\s+name="(\w+)"/.exec(node.getText())?.[1] : undefined;
    if (name === undefined || isFilled(name)) return ts.forEachChild(node, visit);
    // A child may be an empty expression; elsewhere, a value is needed.
    const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
    parts.push(text.slice(end, node.getStart()), isChild ? '{}' : 'null');
    end = node.getEnd();
  };
  visit(source);
  return [...parts, text.slice(end)].join('');
}
