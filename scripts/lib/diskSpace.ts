import { statfsSync } from 'node:fs';

/** What a build needs at least, in bytes: with less it fails somewhere, and its error names any file. */
const LEAST = 100_000_000;
const MEGABYTE = 1_000_000;

/** Free bytes where a folder lies. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The message for a disk that has hardly any room left; undefined where there is enough. */
export function fullDisk(folder = '.', free = freeBytes(folder)): string | undefined {
  if (free >= LEAST) return undefined;
  return `The disk has only ${Math.floor(free / MEGABYTE)} MB left, which is too little for a build.\nMake room: "npm run clean" removes what builds have left in .cache and public.`;
}
