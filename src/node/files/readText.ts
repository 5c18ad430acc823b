import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** What a decoder writes where bytes are no UTF-8, which a writer may also mean. */
const REPLACEMENT = /\ufffd/g;
/** Stands for it in the text of a file that is not UTF-8: half a sign, which no UTF-8 has. */
export const UNREADABLE = '\udfff';

/** A text file without byte order mark and with `\n` line ends, whatever the writer's editor made. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  return (isUtf8(bytes) ? text : text.replace(REPLACEMENT, UNREADABLE)).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The same for a file that may be gone; undefined where it is. */
export function readIfThere(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Most times that the content is read: files that go away each time are no work of an editor. */
const READS_MAX = 5;

/** Reads files, and all of them again where one went away meanwhile: editors and Git take files away and put them back. */
export async function readWhileChanging<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await read();
    } catch (error) {
      if (count === READS_MAX || !isGone(error)) throw error;
    }
  }
}
