import type { Element, ElementContent } from 'hast';
import { hasClass, isElement } from '../html/elements';

/** What a reader of the page does not read as a part of the step. */
const SKIPPED = ['step-link', 'term-note', 'visually-hidden', 'heading-link'];

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || SKIPPED.some((name) => hasClass(node, name))) return '';
  return node.children.map(textOf).join('');
}

/** Lists of steps in a text. */
function listsIn(node: Element): Element[] {
  const below = node.children.filter(isElement).flatMap(listsIn);
  return node.tagName === 'ol' && hasClass(node, 'steps') ? [node, ...below] : below;
}

/** A step of a task, and its id on the page. */
interface TaskStep {
  text: string;
  id: string;
}

/** The steps of a text that describes one task; none where it describes several, or none. */
export function readSteps(elements: readonly Element[]): TaskStep[] {
  const [list, ...others] = elements.flatMap(listsIn);
  if (list === undefined || others.length > 0) return [];
  return list.children.filter(isElement).map((step) => ({
    text: textOf(step).replace(/\s+/g, ' ').trim(),
    id: String(step.properties.id),
  }));
}
