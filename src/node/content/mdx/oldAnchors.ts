import { h } from 'hastscript';
import { visit } from './visit';
import type { Element, Root } from 'hast';
import { nearest, suggest } from '../../diagnostics/nearest';
import { ownerOf } from './claimIds';
import type { Compilation } from './compilation';
import { say } from '../say';

/** An earlier id of a heading, which external links may still use. */
export interface OldAnchor {
  id: string;
  /** The heading's current id. */
  heading: string;
  /** Its position in the front matter. */
  line: number;
  column: number;
}

function findHeadings(tree: Root): Map<string, Element> {
  const headings = new Map<string, Element>();
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string') headings.set(id, node);
  });
  return headings;
}

/** Adds an empty target to a heading for each earlier id: old links work without scripts. */
export function placeOldAnchors(tree: Root, anchors: readonly OldAnchor[], compilation: Compilation): void {
  if (anchors.length === 0) return;
  const headings = findHeadings(tree);
  for (const { id, heading, line, column } of anchors) {
    const place = { rule: 'front-matter/old-anchor', file: compilation.file, line, column } as const;
    const target = headings.get(heading);
    const earlier = ownerOf(id, compilation);
    if (target === undefined) {
      const meant = nearest(heading, headings.keys());
      compilation.diagnostics.push({ ...place, ...say('front-matter/old-anchor', { id, heading }, suggest(meant)) });
    } else if (earlier !== undefined) {
      compilation.diagnostics.push({ ...place, ...say('front-matter/old-anchor.taken', { id, earlier }) });
    } else {
      compilation.takenIds.set(id, () => say('id.oldAnchor').message);
      target.children.unshift(h('span', { id }));
    }
  }
}
