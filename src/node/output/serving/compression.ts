import { isText, typeOf } from './mimeTypes';

/** Bytes. Smaller responses are one packet, compressed or not. */
export const MIN_SIZE = 512;

/** True for a file that is worth compressing. */
export function isCompressible(path: string, size: number): boolean {
  return size >= MIN_SIZE && isText(typeOf(path));
}

/**
 * Brotli qualities, each with a limit: the bytes of all files of a type together up to which their time is affordable.
 * Measured on pages of 70 kB: quality 11 takes 70 ms a page, 10 takes 26 ms for 1.4 % more bytes, 6 takes 1 ms for 8 %.
 * So pages get the best quality only where all of them together take less than a second, and the second best up to some
 * 500 pages: with the fastest, first visits would load 0.3 to 1.1 kB more. Other files that first visits wait for are
 * few, and kept by digest. Nobody waits for files for programs (Markdown, plain texts, feeds, sitemaps).
 */
const STAGES = [
  { quality: 11, limit: { page: 1_000_000, program: 0, other: 2_500_000 } },
  { quality: 10, limit: { page: 40_000_000, program: 0, other: 16_000_000 } },
] as const;
const FASTEST = 6;

/** The compressed copies of a file that the build can write. */
export const COPIES = ['.br', '.gz'] as const;
export type Copy = (typeof COPIES)[number];

/** Files that grow in number with the pages: data, Markdown, drawings, and the shards of the search. */
const OF_SINGLE_PAGES = /^page-data\/|\.md$|^static\/(?:images|search\/[^/]+)\//;

/** Returns the compressed copies of a file: more for a server that does not compress by itself (`isComplete`). */
export function copiesOf(name: string, setting: 'off' | 'br' | 'all', isComplete = false): readonly Copy[] {
  if (setting === 'off' || (OF_SINGLE_PAGES.test(name) && !isComplete)) return [];
  return setting === 'br' || isComplete || kindOf(typeOf(name)) === 'page' ? ['.br'] : COPIES;
}

/** Quality of the files that are finished last: for 1,000 pages, 11 takes 390 ms and 9 takes 40 ms for 4 % more. */
export const LATE_QUALITY = 9;

/** Types of files for programs, not readers. */
const FOR_PROGRAMS = ['text/markdown', 'text/plain', 'application/xml'];

function kindOf(type: string): 'page' | 'program' | 'other' {
  if (type.startsWith('text/html')) return 'page';
  return FOR_PROGRAMS.includes(type) ? 'program' : 'other';
}

/** Returns the Brotli quality for a file, by the bytes of all files of its type, so that a build stays short. */
export function brotliQuality(name: string, bytes: number): number {
  const type = typeOf(name);
  if (OF_SINGLE_PAGES.test(name)) return FASTEST;
  return STAGES.find(({ limit }) => bytes <= limit[kindOf(type)])?.quality ?? FASTEST;
}

/** The smallest and the largest window for Brotli, as powers of two. */
const WINDOW = { least: 16, most: 22 } as const;

/** Returns the smallest Brotli window that holds a text: the default of 4 MB makes a page six times slower. */
export function brotliWindow(bytes: number): number {
  return Math.min(WINDOW.most, Math.max(WINDOW.least, Math.ceil(Math.log2(bytes + 1))));
}
