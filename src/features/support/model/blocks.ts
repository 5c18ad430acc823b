/** The text of a guide as it goes into an e-mail or a chat: what stays of it without the page that it is on. */

/** A piece of one line. */
export interface Run {
  text: string;
  /** Absolute address that it leads to. */
  href?: string;
  isStrong?: boolean;
}

export type Line = readonly Run[];

/** A paragraph, a list, a table or something written letter by letter. */
export type Block =
  | { kind: 'heading'; line: Line }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'code'; text: string }
  /** `start` is the number of the first item; null in a list without numbers. */
  | { kind: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  | { kind: 'table'; hasHead: boolean; rows: readonly (readonly Line[])[] };

const lineText = (line: Line): string => line.map(({ text }) => text).join('');

/** True for an address below that of the site, which is not one that only begins with the same letters. */
const isOwn = (href: string, root: string): boolean =>
  href.startsWith(root) && (root === '' || /^(?:[/?#]|$)/.test(href.slice(root.length)));

/** A line, with the addresses of other sites, to which nothing else leads. */
function writtenLine(line: Line, root: string): string {
  return line
    .map(({ text, href }) =>
      href === undefined || isOwn(href, root) || href.replace(/^(?:mailto|tel):/, '') === text
        ? text
        : `${text} (${href.replace(/^(?:mailto|tel):/, '')})`,
    )
    .join('');
}

/** Sets the lines of an item in under its number. */
function inset(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? `${mark} ${line}` : line === '' ? '' : ' '.repeat(mark.length + 1) + line))
    .join('\n');
}

function itemText(blocks: readonly Block[], root: string): string {
  return blocks.map((block) => blockText(block, root)).join('\n');
}

function blockText(block: Block, root: string): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return writtenLine(block.line, root);
    case 'code':
      return block.text;
    case 'list':
      return block.items
        .map((item, index) =>
          inset(itemText(item, root), block.start === null ? '-' : `${String(block.start + index)}.`),
        )
        .join('\n');
    case 'table':
      return tableText(block, root);
  }
}

/** A table row by row: `Head: cell` where it has heads, since columns do not survive in a proportional font. */
function tableText({ hasHead, rows }: Extract<Block, { kind: 'table' }>, root: string): string {
  const [heads = [], ...others] = rows;
  if (!hasHead) return rows.map((row) => row.map((cell) => writtenLine(cell, root)).join(' – ')).join('\n');
  return others
    .map((row) =>
      row
        .map((cell, index) => {
          const head = lineText(heads[index] ?? []);
          return (head === '' ? '' : `${head}: `) + writtenLine(cell, root);
        })
        .join('; '),
    )
    .map((row) => `- ${row}`)
    .join('\n');
}

/**
 * Blocks as plain text, with numbers before the steps and an empty line between blocks.
 * @param root address of the site, below which addresses are left out: the one of the piece is at its end
 */
export function blocksText(blocks: readonly Block[], root: string): string {
  return blocks.map((block) => blockText(block, root)).join('\n\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it is in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Addresses that a copied link may have. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:)/i.test(href);

function lineHtml(line: Line): string {
  return line
    .map(({ text, href, isStrong }) => {
      const own = isStrong === true ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
      return href !== undefined && isSafe(href) ? `<a href="${escapeHtml(href)}">${own}</a>` : own;
    })
    .join('')
    .replace(/\n/g, '<br>');
}

function itemHtml(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  // An item of one sentence is no paragraph: mail programs set those apart.
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

/** Blocks as HTML without classes and styles, which mail programs and chats keep; every text in it is escaped. */
export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');
