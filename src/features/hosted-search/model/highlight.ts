import type { TextPart } from '../../../model/search/provider';

/** Highlight delimiters requested from the services. */
export const MARK_START = '<mark>';
export const MARK_END = '</mark>';

/** Entities that crawlers write; others are shown as written. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;

function isCharacter(code: number): boolean {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code >= 0x20 && code <= 0x10ffff && !isSurrogate;
}

/** Decodes entities once: `&amp;lt;` becomes `&lt;`. Not by an HTML parser, which would create elements. */
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : entity;
  });
}

/** Splits a highlighted text by the service's own delimiters; other tags are text of arbitrary pages. */
export function markedParts(marked: string): TextPart[] {
  let isMatch = false;
  const parts: TextPart[] = [];
  for (const part of marked.split(/(<\/?mark>)/)) {
    if (part === MARK_START || part === MARK_END) {
      isMatch = part === MARK_START;
      continue;
    }
    const last = parts.at(-1);
    if (part === '') continue;
    if (last?.isMatch === isMatch) last.text += decodeEntities(part);
    else parts.push({ text: decodeEntities(part), isMatch });
  }
  return parts;
}

/** The text of parts without highlights. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
