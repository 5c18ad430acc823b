import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that is in the output folder while a build changes it, and stays there when the build fails. */
const marker = (folder: string) => path.join(folder, '.unfinished');

/** True when the last build into the folder did not come to its end. */
export function isUnfinished(folder: string): boolean {
  return existsSync(marker(folder));
}

export function markUnfinished(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(marker(folder), '');
}

export function markFinished(folder: string): void {
  rmSync(marker(folder), { force: true });
}
