import type { Element, ElementContent } from 'hast';
import { strict } from '../../schema/strict';
import { addProblem } from '../compilation';
import { defineComponent } from './component';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** `<Steps>` around one numbered list: the steps of a task. */
export const Steps = defineComponent({
  props: strict({}),
  render: (_props, children, node, compilation) => {
    const elements = children.filter(isElement);
    const list = elements[0];
    if (list?.tagName !== 'ol' || elements.length > 1) {
      addProblem(
        compilation,
        node,
        '<Steps> holds one numbered list and nothing else.',
        'Write the steps as "1. …", with an empty line after <Steps> and before </Steps>.',
      );
      return children;
    }
    return { ...list, properties: { ...list.properties, className: ['steps'] } };
  },
});
