import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that is in the output folder while a build changes it, and stays there when the build fails. */
const marker = (folder: string) => path.join(folder, '.unfinished');

/** True when the last build into the folder did not come to its end. */
export function isUnfinished(folder: string): boolean {
  return existsSync(marker(folder));
}

/**
 * Marks an output folder that a build begins to change.
 * @param isKnown false where no list tells which files the builds before have left there: then all of them go
 */
export function markUnfinished(folder: string, isKnown = true): void {
  mkdirSync(folder, { recursive: true });
  if (!isKnown) for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  writeFileSync(marker(folder), '');
}

export function markFinished(folder: string): void {
  rmSync(marker(folder), { force: true });
}
