import { blocksHtml, blocksText, escapeHtml, type Block, type Line } from './blocks';

/** A part of a guide that is found and read, in the customer's language as far as that has it. */
export interface FoundPiece {
  title: string;
  /** Heading of the section; empty for the page and for what is before its first heading. */
  heading: string;
  blocks: readonly Block[];
  /** Absolute address of the place. */
  url: string;
  /** Said where the text is in another language than the customer's, in the customer's; else empty. */
  languageNote: string;
}

/** What goes on the clipboard. */
export interface Answer {
  text: string;
  html: string;
}

/** The words around the pieces, in the customer's language. */
export interface Frame {
  greeting: string;
  ending: string;
}

const paragraph = (line: Line): Block => ({ kind: 'paragraph', line });
const plain = (text: string): Line => [{ text }];

/** The lines of what the reader has written as paragraphs; an empty line parts them. */
const written = (text: string): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => (part.trim() === '' ? [] : [paragraph(plain(part.trim()))]));

/** The name of a piece: the page's, and the section's where that says more. */
export function pieceName({ title, heading }: Pick<FoundPiece, 'title' | 'heading'>): string {
  return heading === '' || heading === title ? title : `${title}: ${heading}`;
}

/** Title, text and address of a piece. */
function pieceBlocks(piece: FoundPiece): Block[] {
  return [
    { kind: 'heading', line: plain(pieceName(piece)) },
    ...(piece.languageNote === '' ? [] : [paragraph(plain(piece.languageNote))]),
    ...piece.blocks,
    paragraph([{ text: piece.url, href: piece.url }]),
  ];
}

/**
 * The answer that pieces make, as it is sent.
 * @param root address of the site: `https://ohje.example.com/ohje`
 */
export function composeAnswer(
  pieces: readonly FoundPiece[],
  root: string,
  { greeting, ending }: Frame = { greeting: '', ending: '' },
): Answer {
  const blocks = [...written(greeting), ...pieces.flatMap(pieceBlocks), ...written(ending)];
  return { text: `${blocksText(blocks, root)}\n`, html: blocksHtml(blocks) };
}

/** An address by itself. */
export const linkAnswer = (url: string): Answer => ({
  text: url,
  html: `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`,
});
