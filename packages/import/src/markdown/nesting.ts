import type { Nodes } from 'mdast';

/** Most levels of nested brackets and nodes: no writer needs more, and parsers fail there. */
const LEVEL_LIMIT = 200;
const OPENING = '[{(';
const CLOSING = ']})';

/** True for a text with more open brackets than code or data need. */
export function hasDeepBrackets(text: string): boolean {
  let level = 0;
  for (const sign of text) {
    if (OPENING.includes(sign)) level += 1;
    else if (CLOSING.includes(sign) && level > 0) level -= 1;
    if (level > LEVEL_LIMIT) return true;
  }
  return false;
}

/** Most arrows and conditions of a file of code. */
const ARROW_LIMIT = 5000;

/** True for code that may be too deep for the bundler. */
export const isDeepCode = (code: string): boolean =>
  hasDeepBrackets(code) || (code.match(/=>|\?/g)?.length ?? 0) > ARROW_LIMIT;

/** True for a tree that is too deep for recursion. */
export function isDeepTree(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let count = 0; level.length > 0; count += 1) {
    if (count > LEVEL_LIMIT) return true;
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
