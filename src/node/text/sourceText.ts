import { readFileSync } from 'node:fs';

/** A part of a text that another text takes the place of. Equal offsets insert. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A file as its writer saved it, and the text in it that is parsed: without byte order mark and with `\n` line ends. */
export interface SourceText {
  raw: string;
  text: string;
}

/** Splits a file's content as `readText` does; offsets of edits count in `text`. */
export function sourceText(raw: string): SourceText {
  return { raw, text: raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') };
}

/**
 * Reads a file that is going to be written again.
 * @throws for bytes that are no UTF-8: writing the file back would lose them
 */
export function readSource(file: string): SourceText {
  return sourceText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)));
}

/** Where each character of the parsed text is in the file; one more for its end. */
function rawOffsets({ raw, text }: SourceText): number[] {
  const offsets: number[] = [];
  let at = raw.startsWith('\uFEFF') ? 1 : 0;
  for (let index = 0; index < text.length; index += 1) {
    offsets.push(at);
    at += raw.startsWith('\r\n', at) ? 2 : 1;
  }
  return [...offsets, at];
}

/** Sorts edits by place and leaves out those that say the same twice. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  return sorted.filter((edit, index) => {
    const before = sorted[index - 1];
    return before === undefined || before.start !== edit.start || before.end !== edit.end || before.text !== edit.text;
  });
}

/**
 * The file with the edits made, and every other byte as it was: byte order mark and line ends stay.
 * @throws for edits that overlap
 */
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

/** Offset of a line and column, both counted from 1. */
export function createOffsetFinder(text: string): (place: { line: number; column: number }) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
}

/** Line of an offset, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
