import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inParallel } from '../cache/inParallel';
import { listFiles } from '../content/listFiles';
import { brotliQuality, isCompressible } from './serving/compression';
import { isText, typeOf } from './serving/mimeTypes';
import { writeForms } from './serving/writeForms';

const ENDINGS = ['.br', '.gz'] as const;
/** Pages, and their data. Other texts stay as they are, whatever their encoding. */
const PAGE = /\.html$/;
const PAGE_DATA = /^page-data\//;

/** Twice as many as there are cores, so that none waits while files are read and written. */
const FILES_AT_ONCE = 2 * availableParallelism();

/** A text file of the output as it is served. */
export interface FinishedFile {
  /** SHA-256 in base64. */
  digest: string;
  /** Bytes. */
  stored: number;
  /** Bytes of its Brotli form, or of itself where it has none. */
  transfer: number;
}

interface FinisherOptions {
  /** The output folder. */
  folder: string;
  /**
   * Where the digests of what is compressed are kept from build to build. The list is gone while files are written:
   * what a build that was killed has left is compressed anew.
   */
  listFile: string;
  /** The name by which a file of the last build is known that may have another name now. */
  lastingName?: (name: string) => string;
  /** Files that are written only after the others are finished. */
  late: readonly string[];
  /** Bytes of the files that are to be changed, by name. */
  sizes?: ReadonlyMap<string, number>;
  /** The text that a page or the data of one is to have. */
  change?: (name: string, text: string) => string;
  /** Gets the text of each page and of its data. */
  note?: (text: string) => void;
  /** Compresses a text. */
  compress?: typeof writeForms;
}

/** The last pass over the output. Names are paths in it, with forward slashes and without one at their start. */
interface Finisher {
  /** Finishes all text files but the late ones; facts by name. */
  finish: () => Promise<ReadonlyMap<string, FinishedFile>>;
  /** Finishes the late files, and keeps the list for the next build. Returns how many files were compressed in all. */
  finishLate: () => Promise<number>;
}

/** Removes the compressed forms, which always come in pairs, of text files that are gone or too short for them now. */
function removeOrphans(folder: string, names: readonly string[]): void {
  for (const name of names.filter((each) => each.endsWith('.br'))) {
    const source = path.join(folder, name.slice(0, -'.br'.length));
    const pair = ENDINGS.map((ending) => source + ending);
    if (!isCompressible(source, Infinity) || !pair.every((each) => existsSync(each))) continue;
    const size = statSync(source, { throwIfNoEntry: false })?.size;
    if (size === undefined || !isCompressible(source, size)) pair.forEach((each) => rmSync(each));
  }
}

/** Qualities by type, so that a build stays short however much text there is. */
function qualities(sizes: readonly (readonly [name: string, size: number])[]): (name: string) => number {
  const bytes = new Map<string, number>();
  for (const [name, size] of sizes)
    if (isCompressible(name, size)) bytes.set(typeOf(name), (bytes.get(typeOf(name)) ?? 0) + size);
  return (name) => brotliQuality(typeOf(name), bytes.get(typeOf(name)) ?? 0);
}

/**
 * Finishes the text files of the output: each is read once, is changed by what only the whole site can say, is written
 * where that made a difference, and has its forms in Brotli and gzip beside it, for servers that send what is there.
 * Files whose text is that of the last build keep theirs.
 */
export function createFinisher(options: FinisherOptions): Finisher {
  const { folder, listFile, lastingName = (name) => name, late, sizes, change = (_, text) => text, note } = options;
  const compressText = options.compress ?? writeForms;
  const names = listFiles(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'));
  removeOrphans(folder, names);
  const present = new Set(names);
  const early = names.filter((name) => isText(typeOf(name)) && !late.includes(name));
  /** The text that a page or the data of one has now, after it has been written where it is another one. */
  const changeText = (name: string, before: string) => {
    const text = change(name, before);
    if (text !== before) writeFileSync(path.join(folder, name), text);
    return text;
  };
  // Pages' data first: a build has some that the one before has finished, and their sizes decide as what they are then.
  const data = new Set(early.filter((name) => PAGE_DATA.test(name)));
  for (const name of data) changeText(name, readFileSync(path.join(folder, name), 'utf8'));
  const sizeOf = (name: string) =>
    sizes?.get(name) ?? statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  const quality = qualities(early.map((name) => [name, sizeOf(name)] as const));
  const known = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string>) : {};
  rmSync(listFile, { force: true });
  const kept: Record<string, string> = {};
  let count = 0;

  async function compress(name: string, content: Buffer, digest: string): Promise<number> {
    const file = path.join(folder, name);
    const key = lastingName(name);
    kept[key] = digest + String(quality(name));
    if (known[key] === kept[key] && ENDINGS.every((ending) => present.has(name + ending)))
      return statSync(`${file}.br`).size;
    count += 1;
    return compressText({ file, content, quality: quality(name) });
  }

  async function finishFile(name: string): Promise<FinishedFile> {
    const file = path.join(folder, name);
    // Threads compress meanwhile: to read at once costs less than to wait in turn for each step of it.
    let content = readFileSync(file);
    if (PAGE.test(name)) content = Buffer.from(changeText(name, content.toString()));
    if (PAGE.test(name) || data.has(name)) note?.(content.toString());
    const digest = createHash('sha256').update(content).digest('base64');
    const stored = content.length;
    return { digest, stored, transfer: isCompressible(name, stored) ? await compress(name, content, digest) : stored };
  }

  return {
    finish: async () => {
      const finished = new Map<string, FinishedFile>();
      await inParallel(early, async (name) => finished.set(name, await finishFile(name)), FILES_AT_ONCE);
      return finished;
    },
    finishLate: async () => {
      await inParallel(
        late.filter((name) => existsSync(path.join(folder, name))),
        finishFile,
      );
      mkdirSync(path.dirname(listFile), { recursive: true });
      writeFileSync(listFile, JSON.stringify(kept));
      return count;
    },
  };
}
