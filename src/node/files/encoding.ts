import type { ReadingFinding } from '../diagnostics/readingRules';
import { say } from '../diagnostics/messages';
import { UNREADABLE } from './readText';

/**
 * Characters that no font shows and some parsers reject: Word's line break (U+000B), letters of a wrong encoding, and
 * the invisible separator, which starts the marks of compiled content.
 */
const CONTROL = /[^\P{Cc}\t\n\r]|\u2063/u;
/** The first of them, or the first invalid UTF-8 character. */
const UNSHOWN = new RegExp(`${UNREADABLE}|${CONTROL.source}`, 'u');
const HEXADECIMAL = 16;

/** Returns a finding at the first invalid UTF-8 or control character of a text file. */
export function findWrongEncoding(text: string, file: string): ReadingFinding[] {
  const offset = text.search(UNSHOWN);
  if (offset < 0) return [];
  const before = text.slice(0, offset).split('\n');
  const code = text.charCodeAt(offset).toString(HEXADECIMAL).toUpperCase().padStart(4, '0');
  const isControl = CONTROL.test(text.charAt(offset));
  return [
    {
      rule: 'syntax/encoding',
      file,
      line: before.length,
      column: (before[before.length - 1] ?? '').length + 1,
      ...(isControl ? say('syntax/encoding.control', { code }) : say('syntax/encoding')),
    },
  ];
}
