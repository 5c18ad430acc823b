import type { Element, Root } from 'hast';
import { PAGE_MARK } from '../localizeHtml';
import { TRUNCATE } from './expressions';
import { visit } from './visit';

/** Elements whose ids lead readers to a part of a page. */
const isTarget = ({ tagName, children }: Element) =>
  /^(?:h[1-6]|li|tr)$/.test(tagName) || (tagName === 'span' && children.length === 0);

/**
 * Takes the truncation mark out of a text. What is before it is shown in lists of posts, where others may have the same
 * headings: so it has no ids of its own.
 */
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

/**
 * The beginning of a post as a list shows it: what its links name of the post is on the post's own page. Its ids get the
 * path of the post, since other posts of the list may have the same tabs and footnotes.
 */
export function leadInList(leadHtml: string, path: string): string {
  const prefix = `${path.replace(/\W+/g, '-').slice(1)}-`;
  return leadHtml
    .replace(/ (?:id|aria-controls|aria-labelledby|aria-describedby)="/g, (start) => start + prefix)
    .replace(/(<a\b[^>]* href=")#/g, (_all, start: string) => `${start}${PAGE_MARK}${path}#`);
}
