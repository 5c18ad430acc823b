import { h } from 'hastscript';
import { z } from 'zod';
import { textMark } from '../../localizeHtml';
import { strict } from '../../../schema/strict';
import { defineComponent } from './component';
import { modelTable, thingOf, modelOf } from './modelTable';

/** `<RightsTable of="lasku" />`: which groups of users may press the buttons of a thing. */
export const RightsTable = defineComponent({
  description: 'A table of `model.yaml`: who may press the buttons of a thing.',
  isBlock: true,
  props: strict({ of: z.string().min(1).describe('Key of the thing in `model.yaml`.') }),
  render: ({ of }, _children, node, compilation) => {
    const thing = thingOf(of, node, compilation);
    if (thing === undefined) return [];
    const groups = Object.entries(modelOf(compilation).rights);
    const rows = thing.actions.map(({ button, who }) => [
      h('strong', button),
      ...groups.map(([key, { all }]) => (all || who.includes(key) ? textMark('modelYes') : '–')),
    ]);
    const heads = [textMark('modelAction'), ...groups.map(([, { name }]) => name)];
    return modelTable(`${thing.name}: ${textMark('modelRights')}`, heads, rows, compilation);
  },
});
