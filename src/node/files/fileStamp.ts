import { statSync } from 'node:fs';

/**
 * What tells whether a file has been written since: its size in bytes, and when it was written. Empty where there is
 * no file.
 */
export function fileStamp(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts === undefined ? '' : `${facts.size}-${facts.mtimeMs}`;
}
