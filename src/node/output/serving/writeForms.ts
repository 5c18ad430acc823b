import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildCache } from '../../environment';
import { createFileCache } from '../../cache/fileCache';
import { brotliWindow, type Copy, LATE_QUALITY } from './compression';

interface CompressedText {
  /** Absolute path of the file. */
  file: string;
  content: Uint8Array;
  /** Brotli's quality. */
  quality: number;
  copies: readonly Copy[];
}

/** Folder of slowly compressed texts in the cache. */
const FOLDER = 'compressed';

/** Compresses a text with Brotli. */
function brotli(content: Uint8Array, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow(content.length),
  };
  return brotliCompressSync(content, { params });
}

/**
 * Writes compressed copies of a text beside its file. Returns the bytes of the Brotli form. What takes long, such as
 * scripts, is kept by digest for all later builds.
 */
export async function writeForms(
  { file, content, quality, copies }: CompressedText,
  folder = path.join(buildCache(), FOLDER),
): Promise<number> {
  if (copies.includes('.gz')) writeFileSync(`${file}.gz`, gzipSync(content));
  if (quality > LATE_QUALITY && copies.includes('.br')) {
    const name = `${createHash('sha256').update(content).digest('hex')}-${quality}.br`;
    await createFileCache(folder).place(name, `${file}.br`, (target) => writeFile(target, brotli(content, quality)));
    return statSync(`${file}.br`).size;
  }
  const compressed = brotli(content, quality);
  if (copies.includes('.br')) writeFileSync(`${file}.br`, compressed);
  return compressed.length;
}
