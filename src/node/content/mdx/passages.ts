import { SKIP } from 'unist-util-visit';
import { visit } from './visit';
import { toString } from 'mdast-util-to-string';
import type { Nodes, Root, TableCell } from 'mdast';
import type { Position } from 'unist';
import type { Passage, TextRun } from '../passage';

const KINDS = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' } as const;
/** Properties of components with visible text. */
const TEXT_PROPERTIES = new Set(['alt', 'caption', 'summary', 'label', 'title']);

/** Returns the pieces of a text, line by line. Markdown's prefix of a line counts towards the column. */
function runsOf(value: string, position: Position | undefined, kind: TextRun['kind'], source: string): TextRun[] {
  const start = position?.start;
  const written = source.slice(start?.offset ?? 0, position?.end.offset).split('\n');
  const lines = value.split('\n');
  return lines.map((text, index) => {
    const skipped = index === 0 ? 0 : Math.max(0, written[index]?.indexOf(text.slice(0, 1)) ?? 0);
    return {
      text: index === lines.length - 1 ? text : `${text} `,
      line: (start?.line ?? 1) + index,
      column: index === 0 ? (start?.column ?? 1) : skipped + 1,
      kind,
    };
  });
}

const isKbd = (node: Nodes) => node.type === 'mdxJsxTextElement' && node.name === 'Kbd';

function gatherRuns(node: Nodes, kind: TextRun['kind'], source: string): TextRun[] {
  if (node.type === 'text') return runsOf(node.value, node.position, kind, source);
  if (node.type === 'inlineCode') return runsOf(node.value, node.position, 'code', source);
  if (node.type === 'break') return runsOf(' ', node.position, kind, source);
  if (!('children' in node)) return [];
  const runKind = isKbd(node) ? 'code' : node.type === 'strong' ? 'strong' : kind;
  return node.children.flatMap((child) => gatherRuns(child, runKind, source));
}

/** Returns the first and last lines of list items; nested items are part of the outer one. */
function itemLines(tree: Root): [first: number, last: number][] {
  const lines: [number, number][] = [];
  visit(tree, 'listItem', ({ position }) => {
    lines.push([position?.start.line ?? 0, position?.end.line ?? 0]);
    return SKIP;
  });
  return lines;
}

/** Returns the column of each cell below the table head. */
function columnsOf(tree: Root): Map<TableCell, Passage['column']> {
  const columns = new Map<TableCell, Passage['column']>();
  visit(tree, 'table', ({ children: [heads, ...rows], position }) => {
    const line = position?.start.line ?? 0;
    for (const row of rows) {
      row.children.forEach((cell, index) => {
        const head = heads?.children[index];
        if (head !== undefined) columns.set(cell, { head: toString(head).trim(), line });
      });
    }
  });
  return columns;
}

/** Returns the texts of a file with their positions. The texts of images and tags are their attributes. */
export function gatherPassages(tree: Root, source: string): Passage[] {
  const passages: Passage[] = [];
  const items = itemLines(tree);
  const columns = columnsOf(tree);
  const add = (kind: Passage['kind'], runs: TextRun[], column?: Passage['column']) => {
    if (runs.every(({ text }) => text.trim() === '')) return;
    const line = runs[0]?.line ?? 0;
    const item = items.find(([first, last]) => first <= line && line <= last)?.[0];
    passages.push({
      kind,
      runs,
      ...(item === undefined ? {} : { item }),
      ...(column === undefined ? {} : { column }),
    });
  };
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') add(KINDS[node.type], gatherRuns(node, 'text', source));
    if (node.type === 'tableCell') add(KINDS[node.type], gatherRuns(node, 'text', source), columns.get(node));
    if (node.type === 'image') {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      add('attribute', [{ text: node.alt ?? '', line, column: column + 2, kind: 'text' }]);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!TEXT_PROPERTIES.has(attribute.name)) continue;
      const { line = 1, column = 1 } = attribute.position?.start ?? {};
      const inQuotes = column + attribute.name.length + 2;
      add('attribute', [{ text: attribute.value, line, column: inQuotes, kind: 'text' }]);
    }
  });
  return passages;
}
