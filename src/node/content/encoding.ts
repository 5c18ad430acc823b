import type { ReadingFinding } from '../diagnostics/readingRules';

/** What a decoder writes where bytes are no UTF-8. */
const REPLACEMENT = '\ufffd';

/** The first place of a text file that is not UTF-8; none in a sound one. */
export function findWrongEncoding(text: string, file: string): ReadingFinding[] {
  const offset = text.indexOf(REPLACEMENT);
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
