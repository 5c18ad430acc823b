import { escapeHtml } from '../../../model/text/xml';

/** The text of a page in the form that is copied into an e-mail or a chat. */

/** A stretch of a line with one style. */
export interface Run {
  text: string;
  /** Absolute address of its link. */
  href?: string;
  isStrong?: boolean;
}

export type Line = readonly Run[];

/** A heading, a paragraph, code, a list or a table. */
export type Block =
  | { kind: 'heading'; line: Line }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'code'; text: string }
  /** `start` is the number of the first item; null in a list without numbers. */
  | { kind: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  | { kind: 'table'; hasHead: boolean; rows: readonly (readonly Line[])[] };

const lineText = (line: Line): string => line.map(({ text }) => text).join('');

/** True for the address of the site, or one below it; not for `https://a.example.com` below `https://a.example.co`. */
const isBelow = (href: string, root: string): boolean =>
  href.startsWith(root) && (root === '' || /^(?:[/?#]|$)/.test(href.slice(root.length)));

/** Returns a line with the addresses of links to other sites in brackets. */
function lineWithAddresses(line: Line, root: string): string {
  return line
    .map(({ text, href }) =>
      href === undefined || isBelow(href, root) || href.replace(/^(?:mailto|tel):/, '') === text
        ? text
        : `${text} (${href.replace(/^(?:mailto|tel):/, '')})`,
    )
    .join('');
}

/** Indents the lines of an item below its marker. */
function indent(text: string, marker: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? `${marker} ${line}` : line === '' ? '' : ' '.repeat(marker.length + 1) + line))
    .join('\n');
}

function itemText(blocks: readonly Block[], root: string): string {
  return blocks.map((block) => blockText(block, root)).join('\n');
}

function blockText(block: Block, root: string): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return lineWithAddresses(block.line, root);
    case 'code':
      return block.text;
    case 'list':
      return block.items
        .map((item, index) =>
          indent(itemText(item, root), block.start === null ? '-' : `${String(block.start + index)}.`),
        )
        .join('\n');
    case 'table':
      return tableText(block, root);
  }
}

/** Returns a table row by row, with `Head: cell` if it has a head: columns do not align in a proportional font. */
function tableText({ hasHead, rows }: Extract<Block, { kind: 'table' }>, root: string): string {
  const [heads = [], ...others] = rows;
  if (!hasHead) return rows.map((row) => row.map((cell) => lineWithAddresses(cell, root)).join(' – ')).join('\n');
  return others
    .map((row) =>
      row
        .map((cell, index) => {
          const head = lineText(heads[index] ?? []);
          return (head === '' ? '' : `${head}: `) + lineWithAddresses(cell, root);
        })
        .join('; '),
    )
    .map((row) => `- ${row}`)
    .join('\n');
}

/** Returns blocks as plain text, without addresses below the site's `root`: the excerpt ends with its own. */
export function blocksText(blocks: readonly Block[], root: string): string {
  return blocks.map((block) => blockText(block, root)).join('\n\n');
}

/** True for the schemes that copied links may have. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:)/i.test(href);

function lineHtml(line: Line): string {
  return line
    .map(({ text, href, isStrong }) => {
      const html = isStrong === true ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
      return href !== undefined && isSafe(href) ? `<a href="${escapeHtml(href)}">${html}</a>` : html;
    })
    .join('')
    .replace(/\n/g, '<br>');
}

function itemHtml(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  // No `<p>` around the first paragraph of an item: mail programs add space around it.
  const start = first?.kind === 'paragraph' ? lineHtml(first.line) : first === undefined ? '' : blockHtml(first);
  return start + rest.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<p><strong>${lineHtml(block.line.map(({ text, href }) => ({ text, href })))}</strong></p>`;
    case 'paragraph':
      return `<p>${lineHtml(block.line)}</p>`;
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('');
      if (block.start === null) return `<ul>${items}</ul>`;
      return `<ol${block.start === 1 ? '' : ` start="${String(block.start)}"`}>${items}</ol>`;
    }
    case 'table': {
      const row = (cells: readonly Line[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${lineHtml(cell)}</${tag}>`).join('')}</tr>`;
      const rows = block.rows.map((cells, index) => row(cells, block.hasHead && index === 0 ? 'th' : 'td'));
      return `<table border="1" cellpadding="4" cellspacing="0">${rows.join('')}</table>`;
    }
  }
}

/** Returns blocks as HTML without classes and styles, with all texts escaped. */
export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');
