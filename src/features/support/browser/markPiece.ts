import { findMarked, withoutSpaces } from '../model/marked';
import { DROPPED } from './readBlocks';

/** The texts of an element that are read of it. */
function textsIn(content: HTMLElement): Text[] {
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest(DROPPED) === null) texts.push(text);
  }
  return texts;
}

/** The place in a text, spaces and all, of its letter with that number. */
function placeOf(text: string, letter: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text.charAt(at))) continue;
    if (seen === letter) return at;
    seen += 1;
  }
  return text.length;
}

/**
 * Marks in a part of a guide what somebody has marked in it.
 * @returns the marked text without spaces; undefined where the part does not have it
 */
export function markPiece(content: HTMLElement, name: readonly string[]): string | undefined {
  const texts = textsIn(content);
  const whole = texts.map(({ data }) => withoutSpaces(data)).join('');
  const found = findMarked(whole, name);
  if (found === undefined) return undefined;
  const [from, to] = found;
  let before = 0;
  for (const text of texts) {
    const { length } = withoutSpaces(text.data);
    const start = Math.max(0, from - before);
    const end = Math.min(length, to - before);
    before += length;
    if (start >= end) continue;
    const range = content.ownerDocument.createRange();
    range.setStart(text, placeOf(text.data, start));
    range.setEnd(text, placeOf(text.data, end - 1) + 1);
    range.surroundContents(content.ownerDocument.createElement('mark'));
  }
  return whole.slice(from, to);
}
