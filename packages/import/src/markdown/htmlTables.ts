import type { Nodes } from 'mdast';
import { startOf, type Conversion, type Element } from './conversion';
import { attributesOf, elementsIn, innerLine, innerText, isComplexTable, isInSimpleCell } from './elementParts';

/** Most rows and columns that one cell spans. */
const SPAN_LIMIT = 50;

/**
 * Returns the texts of a table by row and column. Markdown has no spanning cells: the text of one is repeated in each
 * of its rows, and its further columns are empty.
 */
function cellTexts(node: Element, conversion: Conversion): string[][] {
  const spanOf = (value: unknown) => Math.min(Math.max(Math.trunc(Number(value ?? 1)) || 1, 1), SPAN_LIMIT);
  /** Texts of spanning cells above by column, with the remaining number of rows. */
  const above = new Map<number, { text: string; rows: number }>();
  const rows = elementsIn(node, ['tr']);
  return (rows.length > 0 ? rows : [node]).map((row) => {
    const texts: string[] = [];
    const goOn = () => {
      for (let cell = above.get(texts.length); cell !== undefined; cell = above.get(texts.length)) {
        if (cell.rows > 1) above.set(texts.length, { ...cell, rows: cell.rows - 1 });
        else above.delete(texts.length);
        texts.push(cell.text);
      }
    };
    for (const cell of elementsIn(row, ['td', 'th'])) {
      goOn();
      const attributes = attributesOf(cell, conversion);
      const text = innerLine(cell, conversion)
        .replace(/(?<!\\)\|/g, '\\|')
        .replace(/ +(?=<br \/>)/g, '');
      const [rows, columns] = [
        spanOf(attributes.rowspan ?? attributes.rowSpan),
        spanOf(attributes.colspan ?? attributes.colSpan),
      ];
      for (let column = 0; column < columns; column += 1) {
        const own = column === 0 ? text : '';
        if (rows > 1) above.set(texts.length, { text: own, rows: rows - 1 });
        texts.push(own);
      }
    }
    goOn();
    return texts;
  });
}

/** Converts an HTML table to Markdown; undefined where a cell needs more than a line. */
export function tableText(node: Element, conversion: Conversion): string | undefined {
  const rows = cellTexts(node, conversion);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const isComplex = elementsIn(node, ['td', 'th']).some((cell) =>
    /^\s*(?:```|:::|[-*] |\d+\. )/m.test(innerText(cell, conversion)),
  );
  if (columns === 0 || isComplex || isComplexTable(node)) return undefined;
  const captions = elementsIn(node, ['caption']).map((caption) => `${innerLine(caption, conversion)}\n\n`);
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const lines = [line(head), line(Array.from({ length: columns }, () => '---')), ...body.map(line)];
  return captions.join('') + lines.join('\n');
}

/** Converts an HTML list to Markdown. */
export function listText(node: Element, conversion: Conversion): string {
  const isOrdered = node.name === 'ol';
  return elementsIn(node, ['li'])
    .map((item, index) => {
      const mark = isOrdered ? `${index + 1}. ` : '- ';
      const text = innerText(item, conversion)
        .replace(/\n[ \t]+/g, '\n')
        .trim();
      return `${mark}${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)}`;
    })
    .join('\n');
}

/** Returns the separator before an inline item; none at the start of a cell. */
const breakBefore = (node: Element, { source }: Conversion) =>
  /(?:[|#]|<t[dh]\b[^<>]*>)\s*$/.test(source.slice(0, startOf(node))) ? '' : '<br />';

/** Converts an HTML list to one line, such as in a table cell. */
export function listInLine(node: Element, conversion: Conversion): string {
  const items = elementsIn(node, ['li']).map(
    (item, index) => `${node.name === 'ol' ? `${index + 1}.` : '•'} ${innerLine(item, conversion)}`,
  );
  return breakBefore(node, conversion) + items.join('<br />');
}

/** Converts an item without a list; others are converted with their list. */
export function convertStrayItem(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const isInList = parents.some((parent) => 'name' in parent && /^(?:ul|ol)$/.test(String(parent.name)));
  if (isInList) return;
  const sign = isInSimpleCell(parents) ? '' : '• ';
  const item = `${breakBefore(node, conversion)}${sign}${innerLine(node, conversion)}`;
  conversion.editor.write(node, item);
}
