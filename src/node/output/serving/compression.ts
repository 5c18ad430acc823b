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
 * waits for its page, and for nothing else that comes in such numbers; nobody waits for Markdown, which programs read.
 */
const STAGES = [
  { quality: 11, limit: { page: 2_500_000, markdown: 0, other: 2_500_000 } },
  { quality: 10, limit: { page: 40_000_000, markdown: 0, other: 16_000_000 } },
] as const;
const FASTEST = 6;

function kindOf(type: string): 'page' | 'markdown' | 'other' {
  if (type.startsWith('text/html')) return 'page';
  return type.startsWith('text/markdown') ? 'markdown' : 'other';
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
