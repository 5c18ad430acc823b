import { visit } from './mdx/visit';
import type { Point } from 'unist';
import type { Nodes } from 'mdast';
import { parseMdx } from './mdx/parser';
import { prepareSource } from './mdx/prepareSource';
import { createOffsetFinder } from '../text/sourceText';

/** An address or a file in a text, with its source and position. */
export interface Target {
  value: string;
  start: number;
  end: number;
  /** The element and attribute of the text: `Video.name`. */
  attribute?: string;
}

/** Parses a destination: removes backslashes and decodes `&amp;`. */
const parsed = (written: string) => written.replace(/\\(?=[!-/:-@[-`{-~])/g, '').replace(/&amp;/g, '&');

/** Returns the end of a destination: white space, or a closing bracket that is not escaped and has no opening one. */
function endOfDestination(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (/\s/.test(sign)) return at;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && --depth < 0) return at;
  }
  return text.length;
}

/** Finds the destination of a link, image or definition in its source, after a mark such as `](`. */
function findDestination(text: string, from: number, to: number, mark: string, url: string): Target | undefined {
  for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at + 1)) {
    const blank = /^\s*/.exec(text.slice(at + mark.length, to))?.[0].length ?? 0;
    const first = at + mark.length + blank;
    const inPointed = text[first] === '<';
    const start = inPointed ? first + 1 : first;
    const end = inPointed ? text.indexOf('>', start) : Math.min(endOfDestination(text, start), to);
    const value = text.slice(start, end);
    if (end >= start && parsed(value) === url) return { value, start, end };
  }
  return undefined;
}

/** Returns the destination of a node, if it has one. */
function destinationOf(node: Nodes, text: string, from: number, to: number): Target | undefined {
  switch (node.type) {
    case 'link':
    case 'image': {
      const found = findDestination(text, from, to, '](', node.url);
      if (found !== undefined) return found;
      // An autolink: https://… or <https://…>.
      const at = text.slice(from, to).indexOf(node.url);
      return at < 0 || node.url === ''
        ? undefined
        : { value: node.url, start: from + at, end: from + at + node.url.length };
    }
    case 'definition':
      return findDestination(text, from, to, ']:', node.url);
    default:
      return undefined;
  }
}

/** Returns the module specifiers of an import that are file paths. */
function importedFiles(text: string, from: number, to: number): Target[] {
  return [...text.slice(from, to).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"\n]*)\1/g)].map((match) => {
    const value = match[2] ?? '';
    const start = from + match.index + match[0].lastIndexOf(value);
    return { value, start, end: start + value.length };
  });
}

/**
 * Returns everything in an MDX text that may lead to a page or a file: destinations of links, images and definitions,
 * attribute texts, and imports. Code and plain text are skipped.
 * @throws a `VFileMessage` for a text that is not MDX
 */
export function mdxTargets(text: string): Target[] {
  const offsetOf = createOffsetFinder(text);
  const range = (node: { position?: { start: Point; end: Point } | undefined }) =>
    node.position === undefined ? undefined : ([offsetOf(node.position.start), offsetOf(node.position.end)] as const);
  const targets: Target[] = [];
  visit(parseMdx(prepareSource(text).body), (node) => {
    const [from, to] = range(node) ?? [];
    if (from === undefined || to === undefined) return;
    if (node.type === 'mdxjsEsm') targets.push(...importedFiles(text, from, to));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const place = range(attribute);
        if (place === undefined || attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
          continue;
        const at = text.slice(...place).lastIndexOf(attribute.value);
        if (at < 0 || attribute.value === '') continue;
        const start = place[0] + at;
        targets.push({
          value: attribute.value,
          start,
          end: start + attribute.value.length,
          attribute: `${node.name}.${attribute.name}`,
        });
      }
    }
    // The text of a link may contain an image, so search after it.
    const last = node.type === 'link' ? node.children[node.children.length - 1] : undefined;
    const found = destinationOf(node, text, range(last ?? {})?.[1] ?? from, to) ?? destinationOf(node, text, from, to);
    if (found !== undefined) targets.push(found);
  });
  return targets;
}
