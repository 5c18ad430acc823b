import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { contentFolder } from '../environment';
import { entryProblem } from './listFiles';

/** What a decoder writes for invalid UTF-8; a writer may also type it. */
const REPLACEMENT = /\ufffd/g;
/** Marks invalid UTF-8 in a text: half a surrogate pair, which no UTF-8 contains. */
export const UNREADABLE = '\udfff';

/**
 * True for a file that can be read. Pipes, devices, folders, and links that lead out of the content count as missing:
 * the check names them, and opening a pipe would wait for a writer.
 */
export function isReadable(file: string): boolean {
  const folder = contentFolder();
  const root = path.relative(folder, file).startsWith('..') ? '/' : folder;
  return entryProblem(file, root) === undefined && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Reads a file, as if those that are not readable were missing. */
export function readBytes(file: string): Buffer {
  if (isReadable(file)) return readFileSync(file);
  throw Object.assign(new Error(`There is no file ${file}`), { code: 'ENOENT' });
}

/** Reads a text file without byte order mark and with `\n` line ends. */
export function readText(file: string): string {
  const bytes = readBytes(file);
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
