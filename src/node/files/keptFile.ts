import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/* Files that one build keeps for the next: a line with the digest of the content, and the content. */

const LINE_BREAK = 0x0a;

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns the content of a kept file; undefined where there is none, or where it is not as it was written. */
export function readKept(file: string): Buffer | undefined {
  let stored: Buffer;
  try {
    stored = readFileSync(file);
  } catch {
    return undefined;
  }
  const end = stored.indexOf(LINE_BREAK);
  const content = stored.subarray(end + 1);
  return stored.toString('latin1', 0, Math.max(end, 0)) === digestOf(content) ? content : undefined;
}

/** Keeps a content. A killed process leaves no partial file, since the last step is a rename. */
export function writeKept(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(draft, Buffer.concat([Buffer.from(`${digestOf(content)}\n`), content]));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Returns the value of a kept file, see `readKept`. */
export const readKeptJson = (file: string): unknown => JSON.parse(readKept(file)?.toString() ?? 'null') ?? undefined;

export const writeKeptJson = (file: string, value: unknown): void =>
  writeKept(file, Buffer.from(JSON.stringify(value)));
