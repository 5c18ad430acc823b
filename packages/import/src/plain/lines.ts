import { codeRanges, createRangeTest } from '../markdown/codeRanges';
import type { EntryKind } from '../markdown/reportEntry';

/** A line of a page, with its line number in the file. */
export interface Line {
  text: string;
  at: number;
}

/** What the report says of a line of the file. */
export interface LineNote {
  kind: EntryKind;
  message: string;
  line: number;
}

export type Tell = (kind: EntryKind, message: string, line: number) => void;

export const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

/** Returns the lines of a text, of which the first is that of a number. */
export const linesOf = (text: string, first = 1): Line[] =>
  text.split('\n').map((each, index) => ({ text: each, at: index + first }));

/** Creates lines from the same line of the file. */
export const linesAt = (at: number, ...texts: readonly string[]): Line[] => texts.map((text) => ({ text, at }));

/** Returns a test for 0-based lines in a code block, fences included. */
export function createCodeTest(lines: readonly Line[]): (index: number) => boolean {
  const starts = [0];
  for (const { text } of lines) starts.push((starts.at(-1) ?? 0) + text.length + 1);
  const text = textOf(lines);
  const isCode = createRangeTest(codeRanges(text, 3).filter(({ start, end }) => text.slice(start, end).includes('\n')));
  return (index) => isCode(starts[index] ?? 0);
}
