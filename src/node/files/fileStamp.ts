import { statSync } from 'node:fs';

/**
 * Returns what changes whenever a file is written or replaced: its size, times and inode. A copy that keeps the
 * modification time has another inode or status time. Empty where there is no file.
 */
export function fileStamp(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts === undefined ? '' : [facts.size, facts.mtimeMs, facts.ctimeMs, facts.ino].join('-');
}
