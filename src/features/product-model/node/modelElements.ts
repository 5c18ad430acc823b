import { h } from 'hastscript';
import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import { textMark } from '../../../node/content/localizeHtml';
import { addDiagnostic, featureContent, type Compilation } from '../../../node/content/mdx/compilation';
import { defineComponent } from '../../../node/content/mdx/components/component';
import { messagesOf } from '../../../node/diagnostics/messages';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { strict } from '../../../node/schema/strict';
import type { ModelThing, ProductModel } from './productModelSchema';
import texts from './texts.json';

const say = messagesOf(texts);

type Cell = string | ElementContent;

interface ModelTable {
  caption: string;
  heads: readonly Cell[];
  /** The first cell of each row is its head. */
  rows: readonly (readonly (Cell | Cell[])[])[];
}

/** Renders a table in the box that it scrolls in. */
function renderTable({ caption, heads, rows }: ModelTable, { islands }: Compilation): Element {
  islands.add('tables');
  const body = rows.map(([first = '', ...rest]) =>
    h('tr', [h('th', { scope: 'row' }, first), ...rest.map((cell) => h('td', cell))]),
  );
  const columns = heads.map((head) => h('th', { scope: 'col' }, head));
  return h('div.table-scroll', { role: 'region', tabIndex: 0, ariaLabel: caption }, [
    h('table', [h('caption', caption), h('thead', h('tr', columns)), h('tbody', body)]),
  ]);
}

/** Defines an element `<Name of="lasku" />`, which shows a thing of the model as a table. */
const defineModelTable = (description: string, tableOf: (thing: ModelThing, model: ProductModel) => ModelTable) =>
  defineComponent({
    description,
    isBlock: true,
    props: strict({ of: z.string().min(1).describe('Key of the thing in `model.yaml`.') }),
    render: ({ of }, _children, node, compilation) => {
      const model = featureContent('product-model', compilation);
      if (model === undefined) return [];
      const thing = model.things[of];
      if (thing !== undefined) return renderTable(tableOf(thing, model), compilation);
      const message = say('model/unknown-thing', { key: of }, didYouMean(of, Object.keys(model.things)));
      addDiagnostic(compilation, node, 'model/unknown-thing', message);
      return [];
    },
  });

const StateActions = defineModelTable(
  'A table of `model.yaml`: the states of a thing with their buttons.',
  ({ name, states, actions }) => ({
    caption: name,
    heads: [textMark('modelState'), textMark('modelMeaning'), textMark('modelActions')],
    rows: Object.entries(states).map(([state, meaning]) => {
      const buttons = actions.filter(({ in: within }) => within.includes(state)).map(({ button }) => button);
      const cell = buttons.flatMap((button, index): Cell[] => [...(index === 0 ? [] : [', ']), h('strong', button)]);
      return [state, meaning, cell.length === 0 ? '–' : cell];
    }),
  }),
);

const StateChanges = defineModelTable(
  "A table of `model.yaml`: what changes a thing's state.",
  ({ name, changes }) => ({
    caption: `${name}: ${textMark('modelChanges')}`,
    heads: [textMark('modelEvent'), textMark('modelFrom'), textMark('modelTo')],
    rows: changes.map(({ event, from, to }) => [event, from.length === 0 ? '–' : from.join(', '), to]),
  }),
);

const RightsTable = defineModelTable(
  'A table of `model.yaml`: who may press the buttons of a thing.',
  ({ name, actions }, { rights }) => ({
    caption: `${name}: ${textMark('modelRights')}`,
    heads: [textMark('modelAction'), textMark('modelWho'), textMark('modelPlace')],
    rows: actions.map(({ button, who, at }) => {
      const groups = Object.entries(rights).flatMap(([key, group]) =>
        group.all || who.includes(key) ? [group.name] : [],
      );
      return [h('strong', button), groups.join(', '), at.join(', ').replaceAll(' > ', ' › ')];
    }),
  }),
);

export const MODEL_ELEMENTS = { RightsTable, StateActions, StateChanges };
