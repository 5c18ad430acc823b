import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns all files under a folder, in the same order on every machine. Skips names starting with `_` or `.`. */
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
