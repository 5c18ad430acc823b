import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from '../cache/inParallel';
import { listFiles } from '../content/listFiles';
import { brotliQuality, brotliWindow, isCompressible } from './serving/compression';
import { typeOf } from './serving/mimeTypes';

const ENDINGS = ['.br', '.gz'] as const;

interface Source {
  file: string;
  size: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Removes the compressed forms of text files that are gone, which always come in pairs. */
function removeOrphans(files: readonly string[]): void {
  for (const file of files.filter((each) => each.endsWith('.br'))) {
    const source = file.slice(0, -'.br'.length);
    const pair = ENDINGS.map((ending) => source + ending);
    if (existsSync(source) || !isCompressible(source, Infinity) || !pair.every((each) => existsSync(each))) continue;
    pair.forEach((each) => rmSync(each));
  }
}

async function writeForms(file: string, content: Buffer, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow(content.length),
  };
  const forms = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all(forms.map((form, index) => writeFile(file + ENDINGS[index], form)));
}

/** Qualities by file, so that a build stays short however much text there is. */
function qualityOf(sources: readonly Source[]): (file: string) => number {
  const bytes = new Map<string, number>();
  for (const { file, size } of sources) bytes.set(typeOf(file), (bytes.get(typeOf(file)) ?? 0) + size);
  return (file) => brotliQuality(bytes.get(typeOf(file)) ?? 0);
}

/**
 * Writes the text files of the output in brotli and gzip beside them, for servers that send what is there. Files whose
 * text is that of the last build keep theirs. Returns how many were compressed.
 * @param listFile where the digests are kept from build to build. It is gone while files are written: what a build that
 *   was killed has left is compressed anew.
 */
export async function compressOutput(folder: string, listFile: string): Promise<number> {
  const files = listFiles(folder);
  removeOrphans(files);
  const sources: Source[] = files
    .map((file) => ({ file, size: statSync(file, { throwIfNoEntry: false })?.size ?? 0 }))
    .filter(({ file, size }) => isCompressible(file, size));
  const quality = qualityOf(sources);
  const present = new Set(files);
  const known = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string>) : {};
  const kept: Record<string, string> = {};
  let count = 0;
  rmSync(listFile, { force: true });
  await inParallel(sources, async ({ file }) => {
    const content = await readFile(file);
    const name = path.relative(folder, file);
    kept[name] = createHash('sha1').update(content).digest('base64') + String(quality(file));
    if (known[name] === kept[name] && ENDINGS.every((ending) => present.has(file + ending))) return;
    await writeForms(file, content, quality(file));
    count += 1;
  });
  mkdirSync(path.dirname(listFile), { recursive: true });
  writeFileSync(listFile, JSON.stringify(kept));
  return count;
}
