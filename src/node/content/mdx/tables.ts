import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { visit } from './visit';
import type { Element, Root } from 'hast';
import type { Table } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import { findElement, hasClass, isElement } from '../../html/elements';
import { textMark } from '../localizeHtml';
import { nextNumber } from './claimIds';
import type { Compilation } from './compilation';

/** Fewest columns of a table whose rows become cards on phones, and of one whose rows do on tablets, too. */
const CARD_MIN_COLUMNS = 3;
const EARLY_CARD_MIN_COLUMNS = 4;
/** Fewest rows of such tables on a page that gets a filter for them. */
const FILTER_MIN_ROWS = 24;

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

/** The number of names in bold that a cell lists, such as those of buttons; 0 with other text. */
const countNames = ({ children }: Element) =>
  children.every((node) => (isElement(node) ? node.tagName === 'strong' : node.type === 'text' && node.value === ', '))
    ? children.filter(isElement).length
    : 0;

/** Labels the cells of a table by its column heads; returns the number of rows, or 0 if it has too few columns. */
function labelCells(box: Element): number {
  const head = findElement(box, ({ tagName }) => tagName === 'thead');
  const labels = head === undefined ? [] : (findElement(head, ({ tagName }) => tagName === 'tr')?.children ?? []);
  const names = labels.filter(isElement).map((label) => toString(label));
  if (names.length < CARD_MIN_COLUMNS) return 0;
  const rows: Element[][] = [];
  visit(box, 'element', ({ tagName, children }) => {
    const cells = children.filter(isElement);
    if (tagName === 'tr' && cells.some((cell) => cell.properties.scope !== 'col')) rows.push(cells);
  });
  names.forEach((dataLabel, index) => {
    if (index === 0) return;
    const column = rows.flatMap((cells) => cells[index] ?? []);
    const hasLists = column.some((cell) => countNames(cell) > 1);
    for (const cell of column) {
      Object.assign(cell.properties, { dataLabel });
      if (hasLists && countNames(cell) > 0) cell.properties.className ??= ['names'];
    }
  });
  const isEarly = names.length >= EARLY_CARD_MIN_COLUMNS;
  box.properties.className = ['table-scroll', 'as-cards', ...(isEarly ? ['as-early-cards'] : [])];
  return rows.length;
}

/** Prepares tables of three columns or more for phones, and a place for a filter on a page with many rows. */
export function prepareTables(tree: Root, { islands }: Compilation): void {
  let rows = 0;
  visit(tree, 'element', (box) => {
    if (hasClass(box, 'table-scroll')) rows += labelCells(box);
  });
  const first = tree.children.findIndex((node) => isElement(node) && hasClass(node, 'as-cards'));
  if (first < 0 || rows < FILTER_MIN_ROWS) return;
  islands.add('tableFilter');
  const before = tree.children
    .slice(0, first)
    .findLastIndex((node) => isElement(node) && /^h[2-6]$/.test(node.tagName));
  const texts = {
    dataLabel: textMark('tableFilter'),
    dataMatrix: textMark('tableMatrix'),
    dataRows: textMark('tableRows'),
  };
  tree.children.splice(before < 0 ? first : before, 0, h('div.table-filter', texts));
}
