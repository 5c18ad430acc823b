import { h, s } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { visit } from './visit';
import type { Element } from 'hast';
import type { Paragraph, Root, Text } from 'mdast';
import type { Point } from 'unist';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { didYouMean } from '../../diagnostics/nearest';
import { textMark } from '../localizeHtml';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

/** The kinds of admonitions, with the lines of their icons in a box of 24 by 24. */
const ICONS = {
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 13h2',
  tip: 'M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v3H9z',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v6M12 7v.01',
  warning: 'M12 4l9.5 16h-19zM12 10v5M12 17.5v.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.01',
} as const;

type AdmonitionKind = keyof typeof ICONS;
export const ADMONITION_KINDS = Object.keys(ICONS) as AdmonitionKind[];

function isAdmonitionKind(name: string): name is AdmonitionKind {
  return Object.hasOwn(ICONS, name);
}

/** Renders the icon of a kind; screen readers read the kind's name instead. */
function renderIcon(kind: AdmonitionKind): Element {
  return s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, [s('path', { d: ICONS[kind] })]);
}

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

/** The start of a line before `:::`: marks of quotes and lists. */
const BULLETS = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?=:::)/;

/** Returns the first `:::` that starts a line of plain text and would be printed. */
function strayMark({ position }: Text, lines: readonly string[]): Point | undefined {
  if (position === undefined) return undefined;
  const { start, end } = position;
  for (let { line } = start; line <= end.line; line += 1) {
    const before = BULLETS.exec(lines[line - 1] ?? '')?.[0];
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
