import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { brotliWindow, type Copy } from './compression';

interface CompressedText {
  /** Absolute path of the file. */
  file: string;
  content: Uint8Array;
  /** Brotli's quality. */
  quality: number;
  copies: readonly Copy[];
}

/** Writes compressed copies of a text beside its file. Returns the bytes of the Brotli form. */
export function writeForms({ file, content, quality, copies }: CompressedText): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow(content.length),
  };
  const brotli = brotliCompressSync(content, { params });
  for (const copy of copies) writeFileSync(file + copy, copy === '.br' ? brotli : gzipSync(content));
  return Promise.resolve(brotli.length);
}
