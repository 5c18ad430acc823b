import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { visit } from './visit';
import type { Element } from 'hast';
import type { Paragraph, Root, Text } from 'mdast';
import type { Point } from 'unist';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { didYouMean } from '../../diagnostics/nearest';
import { textMark } from '../localizeHtml';
import { ADMONITION_KINDS, isAdmonitionKind, renderIcon } from './admonitionIcons';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

/** The start of a line before `:::`: marks of quotes and lists. */
const MARK = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?=:::)/;

/** Returns the first `:::` that starts a line of plain text and would be printed. */
function strayMark({ position }: Text, lines: readonly string[]): Point | undefined {
  if (position === undefined) return undefined;
  const { start, end } = position;
  for (let { line } = start; line <= end.line; line += 1) {
    const before = MARK.exec(lines[line - 1] ?? '')?.[0];
    const column = (before?.length ?? 0) + 1;
    if (before !== undefined && (line > start.line || column >= start.column)) return { line, column };
  }
  return undefined;
}

/** Reports a `:::` that opens or closes no admonition, and an admonition that is not closed. */
export function checkAdmonitionMarks(tree: Root, body: string, compilation: Compilation): void {
  const lines = body.split('\n');
  visit(tree, (node) => {
    if (
      node.type === 'containerDirective' &&
      !/^[\s>]*:{3,}\s*$/.test(lines[(node.position?.end.line ?? 1) - 1] ?? '')
    ) {
      addDiagnostic(compilation, node, 'admonition/marks', say('admonition/marks.open', { name: node.name }));
    }
    const mark = node.type === 'text' && node.value.includes(':::') ? strayMark(node, lines) : undefined;
    if (mark !== undefined) {
      addDiagnostic(compilation, { position: { start: mark, end: mark } }, 'admonition/marks', say('admonition/marks'));
    }
  });
}

/** Renders `:::tip[Title]`, an admonition. Without a title it shows the name of its kind. */
export function renderAdmonition(state: State, node: ContainerDirective, compilation: Compilation): Element {
  const kind = node.name;
  if (!isAdmonitionKind(kind)) {
    addDiagnostic(
      compilation,
      node,
      'admonition/unknown',
      say('admonition/unknown', { kind, kinds: ADMONITION_KINDS.join(', ') }, didYouMean(kind, ADMONITION_KINDS)),
    );
  }
  const label = node.children.find(isLabel);
  const body = { ...node, children: node.children.filter((child) => child !== label) };
  const labelNodes = label === undefined ? [] : state.all(label);
  const title = labelNodes.length === 0 ? [textMark(kind)] : labelNodes;
  const ownName = toString({ type: 'root', children: labelNodes });
  const name = ownName === '' ? textMark(kind) : `${textMark(kind)}: ${ownName}`;
  return h('div', { className: ['admonition'], dataKind: kind, role: 'note', ariaLabel: name }, [
    h('p.admonition-title', [...(isAdmonitionKind(kind) ? [renderIcon(kind)] : []), h('span', title)]),
    ...state.all(body),
  ]);
}
