import type { Element, Root } from 'hast';
import { PAGE_MARK } from '../localizeHtml';
import { TRUNCATE } from './expressions';
import { visit } from './visit';

/** True for elements whose ids are link targets within a page. */
const isTarget = ({ tagName, children }: Element) =>
  /^(?:h[1-6]|li|tr)$/.test(tagName) || (tagName === 'span' && children.length === 0);

/** Removes the truncation mark and returns a copy of the text before it, without link targets; null without a mark. */
export function takeLead(tree: Root): Root | null {
  const at = tree.children.findIndex((node) => node.type === 'comment' && node.value === TRUNCATE);
  if (at < 0) return null;
  const lead = structuredClone({ ...tree, children: tree.children.slice(0, at) });
  visit(lead, 'element', (node) => {
    if (isTarget(node)) delete node.properties.id;
  });
  tree.children.splice(at, 1);
  return lead;
}

/** Returns the lead of a post for a list: its anchors lead to the post, and its ids contain the post's path. */
export function leadInList(leadHtml: string, path: string): string {
  const prefix = `${path.replace(/\W+/g, '-').slice(1)}-`;
  return leadHtml
    .replace(/ (?:id|aria-controls|aria-labelledby|aria-describedby)="/g, (start) => start + prefix)
    .replace(/(<a\b[^>]* href=")#/g, (_all, start: string) => `${start}${PAGE_MARK}${path}#`);
}
