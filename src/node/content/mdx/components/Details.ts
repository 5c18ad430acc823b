import { h } from 'hastscript';
import { z } from 'zod';
import { strict } from '../../../schema/strict';
import { claimId } from '../claimIds';
import { defineComponent } from './component';
import { slugProp } from './slugProp';

/** `<Details summary="…">`: a collapsed section for content that few readers need. */
export const Details = defineComponent({
  description: 'What only some readers need, behind a line that opens it.',
  isBlock: true,
  sample: '…',
  props: strict({
    summary: z.string().min(1).describe('The line that opens it.'),
    id: slugProp.optional().describe('Id, so that pages can link to it: `#id`.'),
    open: z.boolean().optional().describe('Open from the start.'),
  }),
  render: ({ summary, id, open }, children, node, compilation) => {
    compilation.islands.add('reveal');
    const ownId = id === undefined ? undefined : claimId(id, 'details', node, compilation);
    return h('details.details', { id: ownId, open }, [h('summary', summary), h('div.details-body', children)]);
  },
});
