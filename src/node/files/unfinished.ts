import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from './readText';

/** Returns the marker of an output folder that a build changes. It keeps the reason of a failed build. */
const marker = (folder: string) => path.join(folder, '.unfinished');

/** The reason if a build gave none: it still runs, or was killed. */
const NOT_ENDED = 'The last build did not finish.';

/** True when the last build into the folder did not succeed. */
export function isUnfinished(folder: string): boolean {
  return existsSync(marker(folder));
}

/** Returns why the output folder must not be published, as a sentence; undefined for one that can be. */
export function whyUnfinished(folder: string): string | undefined {
  // One read: the build may end in between.
  const reason = readIfThere(marker(folder));
  return reason === undefined ? undefined : reason || NOT_ENDED;
}

/** Marks an output folder at the start of a build, which removes all files where no list names them (`isKnown`). */
export function markUnfinished(folder: string, isKnown = true): void {
  mkdirSync(folder, { recursive: true });
  // First: a server that sees no mark would answer with the files that are left.
  writeFileSync(marker(folder), '');
  if (isKnown) return;
  for (const name of readdirSync(folder))
    if (path.join(folder, name) !== marker(folder)) rmSync(path.join(folder, name), { recursive: true });
}

/** Adds a failed build's reason to the mark, as a sentence. */
export function markFailed(folder: string, reason: string): void {
  writeFileSync(marker(folder), reason);
}

export function markFinished(folder: string): void {
  rmSync(marker(folder), { force: true });
}
