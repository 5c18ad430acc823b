import type { ReadingFinding } from '../diagnostics/readingRules';
import { UNREADABLE } from './readText';

/** The first place of a text file that is not UTF-8; none in a sound one. */
export function findWrongEncoding(text: string, file: string): ReadingFinding[] {
  const offset = text.indexOf(UNREADABLE);
  if (offset < 0) return [];
  const before = text.slice(0, offset).split('\n');
  return [
    {
      rule: 'syntax/encoding',
      file,
      line: before.length,
      column: (before[before.length - 1] ?? '').length + 1,
      message: 'This character cannot be read: the file is not UTF-8.',
      hint: 'Save the file as UTF-8, and write the character again.',
    },
  ];
}
