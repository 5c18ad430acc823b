import { h } from 'hastscript';
import type { Element, Root } from 'hast';
import { changeId } from '../../../model/pages/releases';
import { hrefPath } from '../../../model/site/path';
import { isElement } from '../../html/elements';
import { PAGE_MARK } from '../localizeHtml';
import type { Compilation } from './compilation';

const linksTo = (path: string, { properties: { href } }: Element) =>
  typeof href === 'string' && href.startsWith(PAGE_MARK) && hrefPath(href.slice(PAGE_MARK.length)) === path;

/** The first list item or paragraph that links to a page. */
function findChange(tree: Root, path: string): Element | undefined {
  let found: Element | undefined;
  const search = (node: Root | Element, block: Element | undefined) => {
    for (const child of node.children) {
      if (found !== undefined || !isElement(child)) continue;
      if (child.tagName === 'a' && linksTo(path, child)) found = block;
      else search(child, child.tagName === 'li' || (child.tagName === 'p' && block === undefined) ? child : block);
    }
  };
  search(tree, undefined);
  return found;
}

/** Gives a release note a target for each page that it changes, at what it says of the page; else at its start. */
export function placeChanges(tree: Root, paths: readonly string[], { takenIds }: Compilation): void {
  for (const path of paths) {
    const id = changeId(path);
    if (takenIds.has(id)) continue;
    (findChange(tree, path) ?? tree).children.unshift(h('span', { id }));
  }
}
