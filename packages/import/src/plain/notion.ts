import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../core';
import { withoutNotionIds } from '../docusaurus/numberPrefix';
import { isReadable, readSiteFile } from '../docusaurus/sourceFiles';
import { writtenUrl } from '../markdown/conversion';
import { escapeText } from '../markdown/escapeText';
import { createCodeTest, linesAt, type Line, type Tell } from './lines';

/** A property of a page that is a row of a database: `Status: Done`. */
const PROPERTY = /^\p{L}[^:\n]{0,40}: +\S/u;
/** A page that a property or a cell names: `Plan (Team%20…/Plan%20….md)`. */
const RELATION = /(?<=^|[:,] +)([^,:()\s][^,:()]*) \((\S+%20[\da-f]{32}\.md)\)/;
/** A database in a page. */
const DATABASE = /^\[[^\]\n]*\]\(<?(\S+?\.csv)>?\)$/;
/** An image, whose text in Notion is its address or its file. */
const IMAGE = /!\[([^\]\n]+)\](?=\((\S+))/g;
/** Signs that Notion leaves of bold text, which show as they are: `****100` or `****all** of it`. */
const STARS = /(?<=[^*\n])\*{4}(?!\*)(\S[^*\n]*[^*\s]\*\*(?!\*))?/g;
const ICON = /<img src="https:\/\/www\.notion\.so\/icons\/[^<>]*> ?/g;
/** Most rows, and most characters, of a database that is shown as a table. */
const ROW_LIMIT = 100;
const TEXT_LIMIT = 50_000;

/** Returns the position of a page among the links of the page above it, which has the name of its folder. */
export function notionOrder(file: string, readable: readonly string[]): number | undefined {
  const [, id = ''] = / ([\da-f]{32})\.md$/.exec(file) ?? [];
  const above = id === '' ? undefined : readSiteFile(`${path.dirname(file)}.md`, readable);
  const index = [...(above?.matchAll(/[\da-f]{32}(?=\.md[)>])/g) ?? [])].findIndex(([each]) => each === id);
  return index < 0 ? undefined : index + 1;
}

/** Returns the rows of a CSV file, without empty ones. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== ',') rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

/**
 * Converts what Notion's export has besides Markdown: callouts become notes, the properties of a page separate lines
 * with links, and a database that a page links to a table as well, whose names link to the pages of its rows.
 */
export function convertNotion(lines: readonly Line[], file: string, readable: readonly string[], tell: Tell): Line[] {
  const isCode = createCodeTest(lines);
  const folder = path.dirname(file);
  const fileOf = (address: string) => path.join(folder, safeDecode(address));
  const related = (text: string, escape = (plain: string) => plain) =>
    text
      .split(RELATION)
      .map((part, index, parts) =>
        index % 3 === 0
          ? escape(part)
          : index % 3 === 1
            ? `[${escape(part)}](${writtenUrl(parts[index + 1] ?? '')})`
            : '',
      )
      .join('');
  const table = (address: string, at: number): string[] => {
    const csv = fileOf(address);
    const written = readSiteFile(csv, readable)?.replace(/^\ufeff/, '') ?? '';
    const [head = [], ...rows] = written.length > TEXT_LIMIT ? [] : csvRows(written);
    if (written.length > TEXT_LIMIT || rows.length > ROW_LIMIT) {
      const most = rows.length > ROW_LIMIT ? `${ROW_LIMIT} rows` : `${TEXT_LIMIT} characters`;
      tell('dialect-lost', `The database has more than ${most}, so the page only links its file.`, at);
      return [];
    }
    if (rows.length === 0) return [];
    const inside = csv.replace(/\.csv$/, '');
    const names = existsSync(inside) && isReadable(inside, readable) ? readdirSync(inside) : [];
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    const pageOf = (text: string) => {
      const found = names.filter((name) => letters(withoutNotionIds(name).replace(/\.md$/, '')) === letters(text));
      return found.length === 1 ? found[0] : undefined;
    };
    const columns = head.flatMap((_name, column) => (rows.some((row) => row[column]) ? column : []));
    const cell = (text: string, column: number) => {
      const page = column === 0 ? pageOf(text) : undefined;
      const link = page === undefined ? text : `${address.replace(/\.csv$/, '')}/${encodeURIComponent(page)}`;
      return page !== undefined || /^https?:\S+$/.test(text)
        ? `[${escapeText(text)}](${writtenUrl(link)})`
        : related(text, escapeText);
    };
    const lines = [head.map(escapeText), head.map(() => '---'), ...rows.map((row) => row.map(cell))];
    return ['', ...lines.map((row) => `| ${columns.map((column) => row[column] ?? '').join(' | ')} |`), ''];
  };
  const isProperty = (index: number) => index > 1 && PROPERTY.test(lines[index]?.text ?? '');
  const end = /^# /.test(lines[0]?.text ?? '') ? lines.findIndex((_line, index) => index > 1 && !isProperty(index)) : 0;
  const last = end < 0 ? lines.length : end;
  return lines.flatMap(({ text: written, at }, index): Line[] => {
    if (isCode(index)) return [{ text: written, at }];
    const text = written
      .replace(ICON, '')
      .replace(STARS, (_all, bold?: string) => (bold === undefined ? '' : `**${bold}`))
      .replace(IMAGE, (all, alt: string, url: string) => {
        const names = [url, safeDecode(url).split('/').pop() ?? ''];
        return names.some((name) => name.startsWith(alt.replace(/\\/g, ''))) ? '![]' : all;
      });
    if (index < last && isProperty(index)) return linesAt(at, related(text) + (index + 1 < last ? '\\' : ''));
    if (/^<\/?aside>$/.test(text)) return linesAt(at, text === '<aside>' ? ':::note' : ':::');
    const [, address] = DATABASE.exec(text) ?? [];
    return linesAt(at, text, ...(address === undefined ? [] : table(address, at)));
  });
}
