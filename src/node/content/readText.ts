import { readFileSync } from 'node:fs';

/** A text file without byte order mark and with `\n` line ends, whatever the writer's editor made. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
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
