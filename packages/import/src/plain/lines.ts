import { codeRanges, createRangeTest } from '../markdown/codeRanges';
import type { EntryKind } from '../markdown/reportEntry';

/** A line of a page, with the number of the line of the file that it comes from. */
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

/** Lines that come from the same line of the file. */
export const linesAt = (at: number, ...texts: readonly string[]): Line[] => texts.map((text) => ({ text, at }));

/** A function that tells whether a line, counted from 0, begins in a block of code or is its fence. */
export function createCodeTest(lines: readonly Line[]): (index: number) => boolean {
  const starts = [0];
  for (const { text } of lines) starts.push((starts.at(-1) ?? 0) + text.length + 1);
  const text = textOf(lines);
  const isCode = createRangeTest(codeRanges(text).filter(({ start, end }) => text.slice(start, end).includes('\n')));
  return (index) => isCode(starts[index] ?? 0);
}
