import { h } from 'hastscript';
import { z } from 'zod';
import { textMark } from '../../../../node/content/localizeHtml';
import { strict } from '../../../../node/schema/strict';
import { defineComponent } from '../../../../node/content/mdx/components/component';
import { modelTable, thingOf, type Cell } from './modelTable';

/** Names of buttons, one after the other. */
const listed = (buttons: readonly string[]): Cell[] =>
  buttons.length === 0
    ? ['–']
    : buttons.flatMap((button, index) => [...(index === 0 ? [] : [', ']), h('strong', button)]);

/** `<StateActions of="lasku" />`: what each state of a thing means, and the buttons that are there in it. */
export const StateActions = defineComponent({
  description: 'A table of `model.yaml`: the states of a thing with their buttons.',
  isBlock: true,
  props: strict({ of: z.string().min(1).describe('Key of the thing in `model.yaml`.') }),
  render: ({ of }, _children, node, compilation) => {
    const thing = thingOf(of, node, compilation);
    if (thing === undefined) return [];
    const rows = Object.entries(thing.states).map(([state, meaning]) => {
      const buttons = thing.actions.filter(({ in: within }) => within.includes(state)).map(({ button }) => button);
      return [state, meaning, listed(buttons)];
    });
    const heads = [textMark('modelState'), textMark('modelMeaning'), textMark('modelActions')];
    return modelTable(thing.name, heads, rows, compilation);
  },
});
