import { h } from 'hastscript';
import { z } from 'zod';
import { strict } from '../../../schema/strict';
import { addDiagnostic } from '../compilation';
import { defineComponent } from './component';
import { slugProp } from './slugProp';
import { say } from '../../say';

/** `<Tab label="…">`: a panel of `<Tabs>`. Without scripts and on paper, its label is shown as a heading. */
export const Tab = defineComponent({
  description: 'One of the ways in `<Tabs>`.',
  isBlock: true,
  sample: '…',
  props: strict({
    label: z.string().min(1).describe('Name of the tab.'),
    value: slugProp.optional().describe('Its part of the id; else a slug of the label.'),
  }),
  render: ({ label, value }, children, node, compilation) => {
    if (compilation.ancestors.at(-1)?.name !== 'Tabs') {
      addDiagnostic(compilation, node, 'element/content', say('tab.outside', { label }));
    }
    return h('div.tab-panel', { dataLabel: label, dataValue: value }, [h('p.tab-title', label), ...children]);
  },
});
