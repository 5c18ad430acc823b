/** A Markdown table cell with the separator escaped. */
const cell = (text: string) => text.replace(/\|/g, '\\|');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table of Markdown without padding, so that a change of one row is a change of one line. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n');
}
