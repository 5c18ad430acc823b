import { h } from 'hastscript';
import { visit } from './visit';
import type { Element } from 'hast';
import type { Table } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import { textMark } from '../localizeHtml';
import { nextNumber } from './claimIds';
import type { Compilation } from './compilation';

/** HTML has no attribute for the side any more; numbers are at the end of their column. */
function alignByClass(table: Element): void {
  visit(table, 'element', (node) => {
    const { align, ...properties } = node.properties;
    if (align === 'right' || align === 'center')
      node.properties = { ...properties, className: [align === 'right' ? 'align-end' : 'align-center'] };
    else if (align !== undefined) node.properties = properties;
    if (node.tagName === 'th') node.properties.scope = 'col';
  });
}

/** A table scrolls in a box of its own, which the keyboard reaches; the boxes of a page are numbered to tell them apart. */
export function renderTable(state: State, node: Table, compilation: Compilation): Element {
  compilation.islands.add('tables');
  const number = nextNumber('table', compilation);
  const table = defaultHandlers.table(state, node);
  alignByClass(table);
  const properties = { role: 'region', tabIndex: 0, ariaLabel: `${textMark('table')} ${number}` };
  return h('div.table-scroll', properties, [table]);
}
