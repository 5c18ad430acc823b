import type { Block } from './blocks';

/** Words by which the beginning and the end of a longer text are found again, and most characters of them. */
const WORDS = 6;
const END_MAX = 100;
/** Most characters of a name's text. */
export const MARKED_MAX = 2 * END_MAX;

const lineTexts = (line: readonly { text: string }[]) => line.map(({ text }) => text).join('');

/** The texts of a block, in the order of its page. */
function textsOf(block: Block): string[] {
  if (block.kind === 'code') return [block.text];
  if (block.kind === 'list') return block.items.flat().flatMap(textsOf);
  return block.kind === 'table' ? block.rows.flat().map(lineTexts) : [lineTexts(block.line)];
}

/** Without spaces: what stands between two words is not the same in a page and in what is read of it. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** A marked text as one. */
export const markedText = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).join(' ');

/**
 * The name of a marked text in a link: the text, or of a longer one how it begins and how it ends.
 * @example nameMarked('Avaa saldo.') // ['Avaa saldo.']
 */
export function nameMarked(text: string): string[] {
  // Half a character, at which a mark may end, cannot be written in an address.
  const words = text.split(/\s+/).flatMap((word) => word.replace(/\p{Surrogate}/gu, '') || []);
  const whole = words.join(' ');
  if (words.length <= 2 * WORDS && whole.length <= MARKED_MAX) return whole === '' ? [] : [whole];
  const [start, end] = [words.slice(0, WORDS), words.slice(-WORDS)].map((part) => [...part.join(' ')]);
  return [start?.slice(0, END_MAX).join('') ?? '', end?.slice(-END_MAX).join('') ?? ''];
}

/**
 * Where a text has a marked one.
 * @param text without spaces
 * @returns its first place and the one behind it; undefined where the text does not have it
 */
export function findMarked(text: string, name: readonly string[]): [from: number, to: number] | undefined {
  const [start = '', end] = name.map(withoutSpaces);
  const from = text.indexOf(start);
  if (start === '' || from < 0) return undefined;
  if (end === undefined) return [from, from + start.length];
  const last = end === '' ? -1 : text.indexOf(end, from + start.length);
  return last < 0 ? undefined : [from, last + end.length];
}
