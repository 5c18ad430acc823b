import { h } from 'hastscript';
import type { Element } from 'hast';
import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { didYouMean } from '../../model/text/nearest';
import { textMark } from '../../model/localizeHtml';
import { addProblem, type Compilation } from './compilation';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

/** `:::tip[Title]`: a note beside the text. Without a title it bears the name of its kind. */
export function renderAdmonition(state: State, node: ContainerDirective, compilation: Compilation): Element {
  const kind = node.name;
  if (!(KINDS as readonly string[]).includes(kind)) {
    addProblem(compilation, node, `There is no ":::${kind}".`, didYouMean(kind, KINDS) ?? `Use one of: ${KINDS.join(', ')}.`);
  }
  const label = node.children.find(isLabel);
  const body = { ...node, children: node.children.filter((child) => child !== label) };
  const title = label === undefined ? [textMark(kind)] : state.all(label);
  return h('div', { className: ['admonition'], dataKind: kind, role: 'note' }, [
    h('p.admonition-title', title),
    ...state.all(body),
  ]);
}
