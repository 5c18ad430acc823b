import { z } from 'zod';
import { textMark } from '../../../../node/content/localizeHtml';
import { strict } from '../../../../node/schema/strict';
import { defineComponent } from '../../../../node/content/mdx/components/component';
import { modelTable, thingOf } from './modelTable';

/** `<StateChanges of="lasku" />`: what moves a thing from one state to another. */
export const StateChanges = defineComponent({
  description: "A table of `model.yaml`: what changes a thing's state.",
  isBlock: true,
  props: strict({ of: z.string().min(1).describe('Key of the thing in `model.yaml`.') }),
  render: ({ of }, _children, node, compilation) => {
    const thing = thingOf(of, node, compilation);
    if (thing === undefined) return [];
    const rows = thing.changes.map(({ event, from, to }) => [event, from.length === 0 ? '–' : from.join(', '), to]);
    const heads = [textMark('modelEvent'), textMark('modelFrom'), textMark('modelTo')];
    return modelTable(`${thing.name}: ${textMark('modelChanges')}`, heads, rows, compilation);
  },
});
