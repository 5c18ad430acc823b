import { existsSync, rmSync, statSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../content/listFiles';
import { brotliQuality, isCompressible } from './serving/compression';
import { typeOf } from './serving/mimeTypes';

const ENDINGS = ['.br', '.gz'] as const;
/** File systems keep times more finely than they can be set. */
const SAME_TIME = 1;
/** Files at a time: more than cores, since reading and writing wait. */
const WIDTH = availableParallelism() * 2;

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

/** True when the compressed files are of the file as it is: they carry its time. */
async function isCompressed(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  const times = await Promise.all(
    ENDINGS.map((ending) =>
      stat(file + ending).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.every((time) => Math.abs(time - mtimeMs) < SAME_TIME);
}

async function compress(file: string, quality: number): Promise<boolean> {
  if (await isCompressed(file)) return false;
  const [content, { atime, mtime }] = await Promise.all([readFile(file), stat(file)]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [index, form] of forms.entries()) {
    const target = file + ENDINGS[index];
    await writeFile(target, form);
    await utimes(target, atime, mtime);
  }
  return true;
}

/**
 * Writes the text files of the output in brotli and gzip beside them, for servers that send what is there. Files that
 * have not changed since the last build keep theirs. Returns how many were compressed.
 */
export async function compressOutput(folder: string): Promise<number> {
  const files = listFiles(folder);
  removeOrphans(files);
  const sources: Source[] = files
    .map((file) => ({ file, size: statSync(file, { throwIfNoEntry: false })?.size ?? 0 }))
    .filter(({ file, size }) => isCompressible(file, size));
  const bytesOf = (type: string) =>
    sources.reduce((sum, { file, size }) => sum + (typeOf(file) === type ? size : 0), 0);
  const quality = new Map(
    [...new Set(sources.map(({ file }) => typeOf(file)))].map((type) => [type, brotliQuality(bytesOf(type))]),
  );
  const queue = [...sources];
  let count = 0;
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (await compress(next.file, quality.get(typeOf(next.file)) ?? 0)) count += 1;
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  return count;
}
