import { statfsSync } from 'node:fs';

/** Minimum free space of a build, in bytes: with less it fails with misleading errors. */
const LEAST = 100_000_000;
const MEGABYTE = 1_000_000;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The message for a full disk; undefined with enough space. */
export function fullDisk(folder = '.', free = freeBytes(folder)): string | undefined {
  if (free >= LEAST) return undefined;
  return `The disk has only ${Math.floor(free / MEGABYTE)} MB left, which is too little for a build.\nMake room: remove .cache and public, which builds have left.`;
}
