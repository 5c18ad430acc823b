import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** What a decoder writes for invalid UTF-8; a writer may also type it. */
const REPLACEMENT = /\ufffd/g;
/** Marks invalid UTF-8 in a text: half a surrogate pair, which no UTF-8 contains. */
export const UNREADABLE = '\udfff';

/** Reads a text file without byte order mark and with `\n` line ends. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  return (isUtf8(bytes) ? text : text.replace(REPLACEMENT, UNREADABLE)).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Does the same for a file that may not exist; undefined without it. */
export function readIfThere(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Most attempts to read the content: if files disappear each time, no editor is the cause. */
const READS_MAX = 5;

/** Reads files, and retries if one disappeared meanwhile: editors and Git remove files and put them back. */
export async function readWhileChanging<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await read();
    } catch (error) {
      if (count === READS_MAX || !isGone(error)) throw error;
    }
  }
}
