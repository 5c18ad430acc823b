import type { ReplyWords } from './reply';
import { escapeHtml } from '../../../model/text/xml';
import { blocksHtml, blocksText, type Block, type Line } from './blocks';

/** A section that is looked up, in the customer's language if it is translated. */
export interface FoundExcerpt {
  title: string;
  /** Heading of the section; empty for the page and for what is before its first heading. */
  heading: string;
  blocks: readonly Block[];
  /** Absolute address. */
  url: string;
  /** Note in the customer's language that the text is in another one; else empty. */
  languageNote: string;
}

/** An answer in the two forms of the clipboard. */
export interface Answer {
  text: string;
  html: string;
  /** Absolute addresses of the texts in it; none for a link alone. */
  urls?: readonly string[];
}

const paragraph = (line: Line): Block => ({ kind: 'paragraph', line });
const plain = (text: string): Line => [{ text }];

/** Splits a text at empty lines into paragraphs. */
const paragraphsOf = (text: string): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => (part.trim() === '' ? [] : [paragraph(plain(part.trim()))]));

/** Returns the title of an excerpt: of its page and, where it differs, of its section. */
export function excerptTitle({ title, heading }: Pick<FoundExcerpt, 'title' | 'heading'>): string {
  return heading === '' || heading === title ? title : `${title}: ${heading}`;
}

/** Title, text and address of an excerpt. */
function excerptBlocks(excerpt: FoundExcerpt): Block[] {
  return [
    { kind: 'heading', line: plain(excerptTitle(excerpt)) },
    ...(excerpt.languageNote === '' ? [] : [paragraph(plain(excerpt.languageNote))]),
    ...excerpt.blocks,
    paragraph([{ text: excerpt.url, href: excerpt.url }]),
  ];
}

/** Composes the answer: the excerpts between the support person's own words. `root` is the address of the site. */
export function composeAnswer(
  excerpts: readonly FoundExcerpt[],
  root: string,
  { greeting, ending }: ReplyWords = { greeting: '', ending: '' },
): Answer {
  const blocks = [...paragraphsOf(greeting), ...excerpts.flatMap(excerptBlocks), ...paragraphsOf(ending)];
  const urls = excerpts.map(({ url }) => url);
  return { text: `${blocksText(blocks, root)}\n`, html: blocksHtml(blocks), urls };
}

/** Returns an answer that is only a link. */
export const linkAnswer = (url: string): Answer => ({
  text: url,
  html: `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`,
});
