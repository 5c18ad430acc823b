import type { Block } from './blocks';

/** Number of words, and maximum length, of the start and of the end by which a longer quote is found. */
const WORDS = 6;
const END_MAX = 100;
/** Maximum length of a quote that is written whole. */
export const QUOTE_MAX = 2 * END_MAX;

const lineTexts = (line: readonly { text: string }[]) => line.map(({ text }) => text).join('');

/** Returns the texts of a block in the order of the page. */
function textsOf(block: Block): string[] {
  if (block.kind === 'code') return [block.text];
  if (block.kind === 'list') return block.items.flat().flatMap(textsOf);
  return block.kind === 'table' ? block.rows.flat().map(lineTexts) : [lineTexts(block.line)];
}

/** Removes white space, which differs between a page and the blocks that are read from it. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Returns the text of a quote. */
export const quoteText = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).join(' ');

/** Returns what identifies a quote in a link: its text, or the start and the end of a longer one. */
export function quoteBounds(text: string): string[] {
  // Remove lone surrogates, which cannot be encoded: a selection may end within a character.
  const words = text.split(/\s+/).flatMap((word) => word.replace(/\p{Surrogate}/gu, '') || []);
  const whole = words.join(' ');
  if (words.length <= 2 * WORDS && whole.length <= QUOTE_MAX) return whole === '' ? [] : [whole];
  const [start, end] = [words.slice(0, WORDS), words.slice(-WORDS)].map((part) => [...part.join(' ')]);
  return [start?.slice(0, END_MAX).join('') ?? '', end?.slice(-END_MAX).join('') ?? ''];
}

/** Finds a quote (see `quoteBounds`) in a text without spaces; undefined if the text does not contain it. */
export function findQuote(text: string, bounds: readonly string[]): [from: number, to: number] | undefined {
  const [start = '', end] = bounds.map(withoutSpaces);
  const from = text.indexOf(start);
  if (start === '' || from < 0) return undefined;
  if (end === undefined) return [from, from + start.length];
  const last = end === '' ? -1 : text.indexOf(end, from + start.length);
  return last < 0 ? undefined : [from, last + end.length];
}
