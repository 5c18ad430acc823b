import { h } from 'hastscript';
import { visit } from './visit';
import type { Element } from 'hast';
import type { Table } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import { textMark } from '../localizeHtml';
import { nextNumber } from './claimIds';
import type { Compilation } from './compilation';

/** Aligns cells by a class, since HTML dropped the attribute; numbers align to the end of their column. */
function alignByClass(table: Element): void {
  visit(table, 'element', (node) => {
    const { align, ...properties } = node.properties;
    if (align === 'right' || align === 'center')
      node.properties = { ...properties, className: [align === 'right' ? 'align-end' : 'align-center'] };
    else if (align !== undefined) node.properties = properties;
    if (node.tagName === 'th') node.properties.scope = 'col';
  });
}

/** Renders a table in a focusable scroll box. Boxes are numbered to have distinct labels. */
export function renderTable(state: State, node: Table, compilation: Compilation): Element {
  compilation.islands.add('tables');
  const number = nextNumber('table', compilation);
  const table = defaultHandlers.table(state, node);
  alignByClass(table);
  const properties = { role: 'region', tabIndex: 0, ariaLabel: `${textMark('table')} ${number}` };
  return h('div.table-scroll', properties, [table]);
}
