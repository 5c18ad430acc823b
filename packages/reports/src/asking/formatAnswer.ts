import { isRecord, type ContentRecord } from './selectNodes';

/** The output formats of an answer. */
export const ANSWER_FORMS = ['table', 'csv', 'json'] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

type Row = Readonly<Record<string, string>>;

/** Formats a value as one text; lists are joined by commas. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(asText).join(', ');
  if (isRecord(value)) return Object.values(value).map(asText).join(' ');
  return typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value);
}

/** Returns the rows of an answer, one for each node. With several lists, each row has the name of its list. */
function rowsOf(answer: ContentRecord): Row[] {
  const lists = Object.entries(answer);
  return lists.flatMap(([name, list]) => {
    const nodes: unknown = isRecord(list) ? list.nodes : undefined;
    const found: unknown[] = Array.isArray(nodes) ? nodes : [list];
    return found.filter(isRecord).map((node): Row => {
      const fields = Object.entries(node).map(([key, value]) => [key, asText(value)] as const);
      return Object.fromEntries([...(lists.length > 1 ? [['list', name] as const] : []), ...fields]);
    });
  });
}

const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

function formatTable(rows: readonly Row[]): string {
  if (rows.length === 0) return 'Nothing was found.';
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => [...(line[index] ?? '')].length)));
  const padded = lines.map((line) =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
  return [...padded, '', rows.length === 1 ? '1 row' : `${rows.length} rows`].join('\n');
}

/** Formats a CSV cell by RFC 4180. Escapes a first character that spreadsheets read as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

function formatCsv(rows: readonly Row[]): string {
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => line.map(csvCell).join(',')).join('\r\n');
}

/** Formats an answer. */
export function formatAnswer(answer: ContentRecord, form: AnswerForm): string {
  switch (form) {
    case 'table':
      return formatTable(rowsOf(answer));
    case 'csv':
      return formatCsv(rowsOf(answer));
    case 'json':
      return JSON.stringify(answer, null, 2);
  }
}
