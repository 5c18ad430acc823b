import { h } from 'hastscript';
import type { Element, ElementContent } from 'hast';
import { textMark } from '../../localizeHtml';
import { strict } from '../../../schema/strict';
import { claimId, nextNumber } from '../claimIds';
import { addDiagnostic, type Compilation } from '../compilation';
import { defineComponent, type ComponentNode } from './component';
import { slugProp } from './slugProp';
import { say } from '../../say';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Returns the start of a list's ids: its name, else the site's word, numbered from a page's second list on. */
function idPrefix(name: string | undefined, compilation: Compilation): string {
  const number = nextNumber('steps', compilation);
  const { step } = compilation.site.idWords;
  return name ?? (number === 1 ? step : `${step}-${number}`);
}

/** Renders a step with an id, and the link to it: after the text, so that screen readers read the step first. */
function renderStep(step: Element, number: number, id: string): Element {
  const name = `${textMark('linkToStep')} ${number}`;
  const link = h('a.step-link', { href: `#${id}`, tabIndex: -1, ariaLabel: name });
  return { ...step, properties: { ...step.properties, id }, children: [...step.children, link] };
}

/** Renders the steps of a list with the numbers of the list. */
function renderSteps(list: Element, prefix: string, node: ComponentNode, compilation: Compilation): ElementContent[] {
  let number = Number(list.properties.start ?? 1) - 1;
  return list.children.map((child) => {
    if (!isElement(child)) return child;
    number += 1;
    const id = claimId(`${prefix}-${number}`, 'step', node, compilation);
    return renderStep(child, number, id);
  });
}

/** `<Steps>` around one numbered list: the steps of a task, each with a link to itself. */
export const Steps = defineComponent({
  description:
    'Around one numbered list, with an empty line on either side: the steps of a task. Each has a link to itself.',
  isBlock: true,
  sample: '1. …\n2. …',
  props: strict({
    id: slugProp.optional().describe('Start of the ids of its steps, `#id-1`; else `idWords.step` of `site.yaml`.'),
  }),
  render: ({ id }, children, node, compilation) => {
    const elements = children.filter(isElement);
    const list = elements[0];
    if (list?.tagName !== 'ol' || elements.length > 1) {
      addDiagnostic(compilation, node, 'element/content', say('steps.content'));
      return children;
    }
    const steps = renderSteps(list, idPrefix(id, compilation), node, compilation);
    return { ...list, properties: { ...list.properties, className: ['steps'] }, children: steps };
  },
});
