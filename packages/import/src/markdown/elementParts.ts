import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { endOf, isElement, startOf, type Conversion, type Element } from './conversion';
import { valueOf } from './scope';
import { linePrefix, startsLine, tagEnd } from './tags';

/** Offsets of an element's tags. */
interface TagPlaces {
  /** The offset after the opening tag. */
  inner: number;
  /** The offset of the closing tag, or of the element's end without one. */
  closing: number;
  isEmpty: boolean;
}

export function tagPlaces(node: Element, source: string): TagPlaces {
  const end = endOf(node);
  const inner = Math.min(tagEnd(source, startOf(node)), end);
  if (inner >= end) return { inner: end, closing: end, isEmpty: true };
  return { inner, closing: Math.max(inner, source.lastIndexOf('</', end - 1)), isEmpty: false };
}

/** Returns the attributes of an element; those without a constant value are `undefined`. */
export function attributesOf(node: Element, conversion: Conversion): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) found[name] = true;
    else if (typeof value === 'string') found[name] = value;
    else found[name] = valueOf(value, conversion.scope);
  }
  return found;
}

/** Returns an attribute as text, if it is text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the outermost descendants with one of the names. */
export function elementsIn(node: Nodes, names: readonly string[]): Element[] {
  if (!('children' in node)) return [];
  return (node.children as Nodes[]).flatMap((child) =>
    isElement(child) && names.includes(child.name ?? '') ? [child] : elementsIn(child, names),
  );
}

/** Takes off the indentation that all lines but the first have. */
export function withoutIndent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.slice(1).flatMap((line) => (line.trim() === '' ? [] : (/^[ \t]*/.exec(line)?.[0].length ?? 0)));
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(least)))
    .join('\n')
    .trim();
}

/** The converted text in an element. */
export function innerText(node: Element, { source, editor }: Conversion): string {
  const { inner, closing, isEmpty } = tagPlaces(node, source);
  return isEmpty ? '' : editor.slice(inner, closing);
}

/** Returns the converted text in an element without blank lines around it, with the prefix of its lines. */
export function blockBody(text: string, prefix: string): string {
  const body = text.replace(/^(?:[ \t>]*\n)+/, '').trimEnd();
  return body === '' || /^[ \t>]/.test(body) ? body : `${prefix}${body}`;
}

/** The converted text in an element, in one line. */
export const innerLine = (node: Element, conversion: Conversion): string =>
  innerText(node, conversion)
    .replace(/^[ \t>]+/gm, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

const isCell = (node: Nodes) => isElement(node) && /^t[dh]$/.test(node.name ?? '');

/** True for a table in HTML with blocks that no cell of Markdown can hold. */
export function isComplexTable(table: Nodes): boolean {
  const holdsBlock = (node: Nodes): boolean =>
    ['code', 'containerDirective', 'heading', 'list', 'table', 'blockquote'].includes(node.type) ||
    (isElement(node) && /^(?:table|h[1-6]|Tabs|iframe|video|details|CodeBlock)$/.test(node.name ?? '')) ||
    (isElement(node) && node.name === 'pre' && toString(node).trim().includes('\n')) ||
    ('children' in node && (node.children as Nodes[]).some(holdsBlock));
  return 'children' in table && (table.children as Nodes[]).some(holdsBlock);
}

/** True in the cell of a table in HTML that becomes one of Markdown. */
export function isInSimpleCell(parents: readonly Nodes[]): boolean {
  const table = parents.findLast((node) => isElement(node) && node.name === 'table');
  return table !== undefined && parents.slice(parents.indexOf(table)).some(isCell) && !isComplexTable(table);
}

/** True where Markdown has only one line, so no block is possible. */
export const isInLine = (parents: readonly Nodes[]): boolean =>
  parents.some(({ type }) => type === 'tableCell' || type === 'heading' || type === 'link') || isInSimpleCell(parents);

/** Replaces a node by a text on separate lines. */
export function replaceByBlock(node: Nodes, text: string, conversion: Conversion): void {
  const { source, editor } = conversion;
  const prefix = linePrefix(source, startOf(node));
  const body = text
    .split('\n')
    .map((line, index) => (index === 0 ? line : `${prefix}${line}`.trimEnd()))
    .join('\n');
  const gap = `\n${prefix.trimEnd()}\n${prefix}`;
  const lineStart = startsLine(source, startOf(node)) ? '' : gap;
  const rest = source.slice(
    endOf(node),
    source.indexOf('\n', endOf(node)) < 0 ? undefined : source.indexOf('\n', endOf(node)),
  );
  editor.write(node, `${lineStart}${body}${rest.trim() === '' ? '' : gap}`);
}

/** True for a node after other content of its cell. */
const followsText = (node: Nodes, parents: readonly Nodes[]): boolean => {
  const around = [...parents.slice(parents.findLastIndex(isCell)), node];
  return around.slice(0, -1).some((parent, index) => {
    const children: readonly Nodes[] = 'children' in parent ? parent.children : [];
    const before = children.slice(0, children.indexOf(around[index + 1] ?? node));
    return before.some((each) => toString(each).trim() !== '');
  });
};

/** Removes the tags of an element and keeps its content, as blocks for a block element. */
export function unwrap(node: Element, isBlock: boolean, parents: readonly Nodes[], conversion: Conversion): void {
  const { source, editor } = conversion;
  const { inner, closing, isEmpty } = tagPlaces(node, source);
  const prefix = linePrefix(source, startOf(node));
  const needsLines = isBlock && !isInLine(parents);
  const isParted = isBlock && isInSimpleCell(parents) && followsText(node, parents);
  const isJoined = isBlock && /[\p{L}\p{N}`*_)\]]/u.test(source[startOf(node) - 1] ?? '');
  const newLine = startsLine(source, startOf(node)) ? '' : `\n${prefix.trimEnd()}\n${prefix}`;
  const before = needsLines ? newLine : isParted ? '<br />' : isJoined ? ' ' : '';
  if (isEmpty) {
    editor.write(node, before);
    return;
  }
  const gap = needsLines ? `\n${prefix.trimEnd()}\n${prefix}` : isBlock ? ' ' : '';
  const startsText = /^[ \t]*\S/.test(source.slice(inner, closing));
  editor.replace(startOf(node), inner, `${before}${needsLines && startsText ? before : ''}`);
  editor.replace(closing, endOf(node), gap);
}

/** Returns a note with more colons than the notes within it. */
export function noteText(kind: string, label: string, body: string, prefix = ''): string {
  const longest = Math.max(2, ...[...body.matchAll(/:{3,}/g)].map(([run]) => run.length));
  const colons = ':'.repeat(longest + 1);
  return `${colons}${kind}${label === '' ? '' : `[${label}]`}\n${body}\n${prefix}${colons}`;
}

/** Removes an element with its content. */
export function remove(node: Element, { editor }: Conversion): void {
  editor.write(node, '');
}

/** Replaces the tags of an element by marks: `**` for `<b>`. White space at the ends stays outside. */
export function wrapMarks(node: Element, mark: string, conversion: Conversion): void {
  const { editor } = conversion;
  const text = innerText(node, conversion);
  const inner = text.trim();
  if (inner === '') {
    editor.write(node, text);
    return;
  }
  const [lead = ''] = /^\s*/.exec(text) ?? [];
  const [tail = ''] = /\s*$/.exec(text) ?? [];
  editor.write(node, `${lead}${mark}${inner}${mark}${tail}`);
}
