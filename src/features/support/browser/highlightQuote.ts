import { findQuote, withoutSpaces } from '../model/quotes';
import { DROPPED } from './readBlocks';

/** Returns the text nodes that `readBlocks` reads. */
function textsIn(content: HTMLElement): Text[] {
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest(DROPPED) === null) texts.push(text);
  }
  return texts;
}

/** Returns the index in a text of its n-th character that is no space. */
function indexOf(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text.charAt(at))) continue;
    if (seen === count) return at;
    seen += 1;
  }
  return text.length;
}

/**
 * Puts `<mark>` around a quote in an excerpt.
 * @param bounds the quote, see `quoteBounds`
 * @returns the quote without spaces; undefined where the excerpt does not contain it
 */
export function highlightQuote(content: HTMLElement, bounds: readonly string[]): string | undefined {
  const texts = textsIn(content);
  const whole = texts.map(({ data }) => withoutSpaces(data)).join('');
  const found = findQuote(whole, bounds);
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
    range.setStart(text, indexOf(text.data, start));
    range.setEnd(text, indexOf(text.data, end - 1) + 1);
    range.surroundContents(content.ownerDocument.createElement('mark'));
  }
  return whole.slice(from, to);
}
