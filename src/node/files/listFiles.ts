import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files under a folder, absolute, in the same order on every machine. Files and folders whose name
 * starts with `_` or `.` are left out. A folder that does not exist has no files.
 */
export function listFiles(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(({ name }) => !/^[._]/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}
