import { z } from 'zod';
import { textMark } from '../../localizeHtml';
import { strict } from '../../../schema/strict';
import { defineComponent } from './component';
import { modelTable, thingOf } from './modelTable';

/** `<StateChanges of="lasku" />`: what moves a thing from one state to another. */
export const StateChanges = defineComponent({
  isBlock: true,
  props: strict({ of: z.string().min(1) }),
  render: ({ of }, _children, node, compilation) => {
    const thing = thingOf(of, node, compilation);
    if (thing === undefined) return [];
    const rows = thing.changes.map(({ event, from, to }) => [event, from.length === 0 ? '–' : from.join(', '), to]);
    const heads = [textMark('modelEvent'), textMark('modelFrom'), textMark('modelTo')];
    return modelTable(`${thing.name}: ${textMark('modelChanges')}`, heads, rows, compilation);
  },
});
