import { h } from 'hastscript';
import { z } from 'zod';
import { textMark } from '../../localizeHtml';
import { strict } from '../../../schema/strict';
import { defineComponent } from './component';
import { modelOf, modelTable, thingOf } from './modelTable';

/** `<RightsTable of="lasku" />`: which groups of users may press the buttons of a thing, and where those stand. */
export const RightsTable = defineComponent({
  description: 'A table of `model.yaml`: who may press the buttons of a thing.',
  isBlock: true,
  props: strict({ of: z.string().min(1).describe('Key of the thing in `model.yaml`.') }),
  render: ({ of }, _children, node, compilation) => {
    const thing = thingOf(of, node, compilation);
    if (thing === undefined) return [];
    const groups = Object.entries(modelOf(compilation)?.rights ?? {});
    const rows = thing.actions.map(({ button, who, at }) => {
      const may = groups.filter(([key, { all }]) => all || who.includes(key));
      return [h('strong', button), may.map(([, { name }]) => name).join(', '), at.join(', ').replaceAll(' > ', ' › ')];
    });
    const heads = [textMark('modelAction'), textMark('modelWho'), textMark('modelPlace')];
    return modelTable(`${thing.name}: ${textMark('modelRights')}`, heads, rows, compilation);
  },
});
