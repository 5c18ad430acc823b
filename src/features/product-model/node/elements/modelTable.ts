import { h } from 'hastscript';
import type { Element, ElementContent } from 'hast';
import type { ModelThing } from '../productModel';
import { didYouMean } from '../../../../node/diagnostics/nearest';
import { addDiagnostic, featureContent, type Compilation } from '../../../../node/content/mdx/compilation';
import type { ComponentNode } from '../../../../node/content/mdx/components/component';

export type Cell = string | ElementContent;

/** The product; undefined where a fault hides it. */
export const modelOf = (compilation: Compilation) => featureContent('product-model', compilation);

/** The thing that a component names; a fault where a model that can be used has none of that key. */
export function thingOf(key: string, node: ComponentNode, compilation: Compilation): ModelThing | undefined {
  const model = modelOf(compilation);
  if (model === undefined) return undefined;
  const { things } = model;
  const thing = things[key];
  if (thing === undefined) {
    const keys = Object.keys(things);
    const hint = didYouMean(key, keys) ?? 'Describe it in model.yaml.';
    addDiagnostic(compilation, node, 'model/unknown-thing', `The model has no thing "${key}".`, hint);
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
