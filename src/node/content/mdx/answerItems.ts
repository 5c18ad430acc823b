import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { isElement } from '../../html/elements';
import type { Compilation } from './compilation';
import { say } from '../say';

/** A sentence that names a problem or a case: "The button is grey." */
const SENTENCE = /[.?!]$/;

/** Returns the sentence in italics with which an item begins, before its answer; undefined for other items. */
function leadingSentence(item: Element): string | undefined {
  const [first, ...rest] = item.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return undefined;
  if (first.tagName === 'p') return leadingSentence(first);
  const text = toString(first).trim();
  return first.tagName === 'em' && SENTENCE.test(text) && rest.length > 0 ? text : undefined;
}

/**
 * Makes items such as `- *The button is grey.* Ask the administrator.` search results of their own, with an id after
 * that of their heading: a query about a problem wants its item, not the whole list of problems.
 */
export function identifyAnswerItems(tree: Root, { takenIds }: Compilation): void {
  let heading = '';
  let number = 0;
  for (const node of tree.children.filter(isElement)) {
    if (/^h[2-6]$/.test(node.tagName)) {
      heading = String(node.properties.id ?? '');
      number = 0;
    }
    if (node.tagName !== 'ul' || heading === '') continue;
    for (const item of node.children.filter(isElement)) {
      const sentence = leadingSentence(item);
      if (sentence === undefined) continue;
      number += 1;
      const id = `${heading}-${String(number)}`;
      if (takenIds.has(id)) continue;
      takenIds.set(id, () => say('id.item').message);
      item.properties.id = id;
      item.data = { ...item.data, answer: { heading: sentence.replace(/\.$/, ''), asked: [] } };
    }
  }
}
