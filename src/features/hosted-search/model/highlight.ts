import type { TextPart } from '../../../model/search/provider';

/** What the services are asked to put around words of the query. */
export const MARK_START = '<mark>';
export const MARK_END = '</mark>';

/** The entities that crawlers write; a text with another one shows it as it is. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;

function isCharacter(code: number): boolean {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code >= 0x20 && code <= 0x10ffff && !isSurrogate;
}

/** Entities as the characters that they mean, once: `&amp;lt;` is `&lt;`. Done by hand, since a parser would make elements. */
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : entity;
  });
}

/**
 * A highlighted text of a hosted service in pieces. Only the service's own marks count; every other tag is text,
 * since a record holds what some page said.
 * @example markedParts('A <mark>bill</mark> &amp; <b>') // [A ][bill][ & <b>], of which the second is a match
 */
export function markedParts(marked: string): TextPart[] {
  let isMatch = false;
  const parts: TextPart[] = [];
  for (const piece of marked.split(/(<\/?mark>)/)) {
    if (piece === MARK_START || piece === MARK_END) {
      isMatch = piece === MARK_START;
      continue;
    }
    const last = parts.at(-1);
    if (piece === '') continue;
    if (last?.isMatch === isMatch) last.text += decodeEntities(piece);
    else parts.push({ text: decodeEntities(piece), isMatch });
  }
  return parts;
}

/** The text of pieces, without marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
