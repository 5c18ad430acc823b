import { h } from 'hastscript';
import type { Element, ElementContent } from 'hast';
import type { ModelThing } from '../../../../node/content/productModel';
import { didYouMean } from '../../../diagnostics/nearest';
import { addDiagnostic, type Compilation } from '../compilation';
import type { ComponentNode } from './component';
import { say } from '../../say';

export type Cell = string | ElementContent;

/** Notes that a page was made with the model, so that it is made again when the model changes. */
export function modelOf({ site, uses }: Compilation): Compilation['site']['model'] {
  if (!uses.some(({ kind }) => kind === 'model'))
    uses.push({ kind: 'model', key: 'model', digest: site.model?.digest ?? '' });
  return site.model;
}

/** The thing that a component names; a fault where a model that can be used has none of that key. */
export function thingOf(key: string, node: ComponentNode, compilation: Compilation): ModelThing | undefined {
  const model = modelOf(compilation);
  if (model === undefined) return undefined;
  const { things } = model;
  const thing = things[key];
  if (thing === undefined) {
    const message = say('model/unknown-thing', { key }, didYouMean(key, Object.keys(things)));
    addDiagnostic(compilation, node, 'model/unknown-thing', message);
  }
  return thing;
}

/** A table in the box that it scrolls in; the first cell of each row is its head. */
export function modelTable(
  caption: string,
  heads: readonly Cell[],
  rows: readonly (readonly (Cell | Cell[])[])[],
  compilation: Compilation,
): Element {
  compilation.islands.add('tables');
  const row = ([first = '', ...rest]: readonly (Cell | Cell[])[]) =>
    h('tr', [h('th', { scope: 'row' }, first), ...rest.map((cell) => h('td', cell))]);
  return h('div.table-scroll', { role: 'region', tabIndex: 0, ariaLabel: caption }, [
    h('table', [
      h('caption', caption),
      h(
        'thead',
        h(
          'tr',
          heads.map((head) => h('th', { scope: 'col' }, head)),
        ),
      ),
      h('tbody', rows.map(row)),
    ]),
  ]);
}
