import { h } from 'hastscript';
import { z } from 'zod';
import type { Element, ElementContent } from 'hast';
import { strict } from '../../../schema/strict';
import { addDiagnostic } from '../compilation';
import { defineComponent } from './component';
import { say } from '../../say';

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const isTableBox = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('table-scroll');

/** `<Table caption="…">` around one table: a table with a caption, which also labels its scroll box. */
export const Table = defineComponent({
  description: 'Around one table: gives it a caption.',
  isBlock: true,
  sample: '| … | … |\n| --- | --- |\n| … | … |',
  props: strict({ caption: z.string().min(1).describe('Text above the table.') }),
  render: ({ caption }, children, node, compilation) => {
    const elements = children.filter(isElement);
    const [box] = elements;
    const table = box?.children.find(isElement);
    if (box === undefined || table === undefined || !isTableBox(box) || elements.length > 1) {
      addDiagnostic(compilation, node, 'element/content', say('table.content'));
      return children;
    }
    const captioned = { ...table, children: [h('caption', caption), ...table.children] };
    return { ...box, properties: { ...box.properties, ariaLabel: caption }, children: [captioned] };
  },
});
