import { h } from 'hastscript';
import { z } from 'zod';
import { textMark } from '../../localizeHtml';
import { strict } from '../../../schema/strict';
import { defineComponent } from './component';
import { modelTable, thingOf } from './modelTable';

/** `<StateActions of="lasku" />`: in which states of a thing each of its buttons is there, and where. */
export const StateActions = defineComponent({
  description: 'A table of `model.yaml`: the states of a thing with their buttons.',
  isBlock: true,
  props: strict({ of: z.string().min(1).describe('Key of the thing in `model.yaml`.') }),
  render: ({ of }, _children, node, compilation) => {
    const thing = thingOf(of, node, compilation);
    if (thing === undefined) return [];
    const states = Object.keys(thing.states);
    const rows = thing.actions
      .filter(({ in: within }) => within.length > 0)
      .map(({ button, in: within, at }) => [
        h('strong', button),
        ...states.map((state) => (within.includes(state) ? textMark('modelYes') : '–')),
        at.join(', '),
      ]);
    const heads = [textMark('modelAction'), ...states, textMark('modelPlace')];
    return modelTable(thing.name, heads, rows, compilation);
  },
});
