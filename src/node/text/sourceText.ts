import { readFileSync } from 'node:fs';

/** Replaces a part of a text. Equal offsets insert. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A file's saved bytes as text, and the parsed text: without byte order mark and with `\n` line ends. */
export interface SourceText {
  raw: string;
  text: string;
}

/** Splits a file's content like `readText`; offsets of edits refer to `text`. */
export function sourceText(raw: string): SourceText {
  return { raw, text: raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') };
}

/** Reads a file that will be written again. Throws for invalid UTF-8: writing it back would lose bytes. */
export function readSource(file: string): SourceText {
  return sourceText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)));
}

/** Returns the file offset of each character of the parsed text, and of its end. */
function rawOffsets({ raw, text }: SourceText): number[] {
  const offsets: number[] = [];
  let at = raw.startsWith('\uFEFF') ? 1 : 0;
  for (let index = 0; index < text.length; index += 1) {
    offsets.push(at);
    at += raw.startsWith('\r\n', at) ? 2 : 1;
  }
  return [...offsets, at];
}

/** Sorts edits by position and removes duplicates. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  return sorted.filter((edit, index) => {
    const before = sorted[index - 1];
    return before === undefined || before.start !== edit.start || before.end !== edit.end || before.text !== edit.text;
  });
}

/** Applies edits to a file and keeps every other byte. Throws for edits that overlap. */
export function applyEdits(source: SourceText, edits: readonly TextEdit[]): string {
  const offsets = rawOffsets(source);
  const lineEnd = /\r\n?|\n/.exec(source.raw)?.[0] ?? '\n';
  let done = 0;
  let result = '';
  for (const { start, end, text } of inOrder(edits)) {
    const from = offsets[start] ?? source.raw.length;
    if (from < done) throw new Error(`Two edits of one text overlap at character ${start}.`);
    result += source.raw.slice(done, from) + text.replace(/\n/g, lineEnd);
    done = offsets[end] ?? source.raw.length;
  }
  return result + source.raw.slice(done);
}

/** Returns a function that finds the offset of a 1-based line and column. */
export function createOffsetFinder(text: string): (place: { line: number; column: number }) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
}

/** Returns the 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
