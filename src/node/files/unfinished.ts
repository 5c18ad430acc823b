import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that is in the output folder while a build changes it, and stays there with the reason when the build fails. */
const marker = (folder: string) => path.join(folder, '.unfinished');

/** The reason where a build has given none: it still runs, or was ended. */
const NOT_ENDED = 'The last build did not finish.';

/** True when the last build into the folder did not succeed. */
export function isUnfinished(folder: string): boolean {
  return existsSync(marker(folder));
}

/** Returns why the output folder must not be published, as a sentence; undefined for one that can be. */
export function whyUnfinished(folder: string): string | undefined {
  if (!isUnfinished(folder)) return undefined;
  return readFileSync(marker(folder), 'utf8') || NOT_ENDED;
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

/** Adds to the mark why the build failed, as a sentence. */
export function markFailed(folder: string, reason: string): void {
  writeFileSync(marker(folder), reason);
}

export function markFinished(folder: string): void {
  rmSync(marker(folder), { force: true });
}
