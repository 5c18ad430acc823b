import { isText, typeOf } from './mimeTypes';

/** Below this many bytes an answer is one packet in any form. */
const MIN_SIZE = 512;

/** True for a file that is worth compressing. */
export function isCompressible(path: string, size: number): boolean {
  return size >= MIN_SIZE && isText(typeOf(path));
}

/**
 * Brotli's qualities with the bytes of a type up to which the time for them is spent. Measured on pages of 70 kB each,
 * 11 takes 70 ms for a page, 10 takes 26 for 1.4 % more bytes, 9 takes 12 and 6 one for 7 and 8 % more. A first visit
 * waits for its page, and for nothing else that comes in such numbers; nobody waits for what programs read, such as
 * Markdown, feeds and sitemaps.
 */
const STAGES = [
  { quality: 11, limit: { page: 2_500_000, program: 0, other: 2_500_000 } },
  { quality: 10, limit: { page: 40_000_000, program: 0, other: 16_000_000 } },
] as const;
const FASTEST = 6;

/**
 * The quality for what comes when all else is finished. The build does nothing else meanwhile: of the list for offline
 * reading of 1,000 pages, 11 takes 390 ms and 9 takes 40 for 4 % more bytes.
 */
export const LATE_QUALITY = 9;

/** Types of files that programs read, and no page. */
const FOR_PROGRAMS = ['text/markdown', 'application/xml'];

function kindOf(type: string): 'page' | 'program' | 'other' {
  if (type.startsWith('text/html')) return 'page';
  return FOR_PROGRAMS.includes(type) ? 'program' : 'other';
}

/**
 * The quality in which files of one type are compressed, so that a build stays short.
 * @param type media type
 * @param bytes of all files of the type together
 */
export function brotliQuality(type: string, bytes: number): number {
  return STAGES.find(({ limit }) => bytes <= limit[kindOf(type)])?.quality ?? FASTEST;
}

/** Powers of two that Brotli takes for its window. */
const WINDOW = { least: 16, most: 22 } as const;

/**
 * Brotli's window for a text of so many bytes: the smallest that the text fits into. With the default of 4 MB, which
 * saves no byte, a page takes six times as long, since each time all of it is set aside and given back.
 */
export function brotliWindow(bytes: number): number {
  return Math.min(WINDOW.most, Math.max(WINDOW.least, Math.ceil(Math.log2(bytes + 1))));
}
