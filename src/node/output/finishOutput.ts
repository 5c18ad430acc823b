import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inParallel } from '../cache/inParallel';
import { listFiles } from '../files/listFiles';
import { brotliQuality, isCompressible, LATE_QUALITY } from './serving/compression';
import { isText, typeOf } from './serving/mimeTypes';
import { writeForms } from './serving/writeForms';

const ENDINGS = ['.br', '.gz'] as const;
/** Pages, and their data. Other texts stay as they are, whatever their encoding. */
const PAGE = /\.html$/;
const PAGE_DATA = /^page-data\//;

/** More than there are cores, so that none waits while files are read and written. */
const FILES_AT_ONCE = 8 * availableParallelism();

/** A text file of the output as it is served. */
export interface FinishedFile {
  /** SHA-256 in base64. */
  digest: string;
  /** Bytes. */
  stored: number;
  /** Bytes of its Brotli form, or of itself where it has none. */
  transfer: number;
}

/** Such a file, with what is to be told of its text; nothing of what is neither a page nor the data of one. */
interface NotedFile extends FinishedFile {
  noted: readonly string[];
}

/** What is kept of a file that was finished. */
interface KeptFile {
  finished: NotedFile;
  /** See `fileStamp`; that of the finished file. */
  stamp: string;
  /** What decided of its text besides itself. */
  decidedBy: string;
  /** Quality of its compression. */
  quality: number;
}

interface FinisherOptions {
  /** The output folder. */
  folder: string;
  /**
   * Where it is kept from build to build what files were finished, and how. The list is gone while files are written:
   * what a build that was killed has left is finished anew.
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
  /** What decides besides its text what `change` makes of a file; a file for which both stay is left alone. */
  decidedBy?: (name: string) => string;
  /** What is to be told of the text of a page or of the data of one. */
  note?: (text: string) => readonly string[];
  /** Compresses a text. */
  compress?: typeof writeForms;
}

/** The last pass over the output. Names are paths in it, with forward slashes and without one at their start. */
interface Finisher {
  /** Finishes all text files but the late ones; facts by name. */
  finish: () => Promise<ReadonlyMap<string, NotedFile>>;
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
  const { folder, listFile, lastingName = (name) => name, late, sizes, decidedBy = () => '' } = options;
  const { change = (_, text) => text, note = () => [], compress: compressText = writeForms } = options;
  const fileOf = (name: string) => path.join(folder, name);
  const names = listFiles(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'));
  removeOrphans(folder, names);
  const present = new Set(names);
  const early = names.filter((name) => isText(typeOf(name)) && !late.includes(name));
  const known = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, KeptFile>) : {};
  rmSync(listFile, { force: true });
  /** What is known of a file that nothing has changed since it was finished. */
  const untouched = (name: string): KeptFile | undefined => {
    const kept = known[lastingName(name)];
    return kept?.stamp === fileStamp(fileOf(name)) && kept.decidedBy === decidedBy(name) ? kept : undefined;
  };
  /** The text that a page or the data of one has now, after it has been written where it is another one. */
  const changeText = (name: string, before: string) => {
    const text = change(name, before);
    if (text !== before) writeFileSync(fileOf(name), text);
    return text;
  };
  // Pages' data first: a build has some that the one before has finished, and their sizes decide as what they are then.
  const data = new Set(early.filter((name) => PAGE_DATA.test(name)));
  for (const name of data) if (!untouched(name)) changeText(name, readFileSync(fileOf(name), 'utf8'));
  const sizeOf = (name: string) => sizes?.get(name) ?? statSync(fileOf(name), { throwIfNoEntry: false })?.size ?? 0;
  const sized = early.map((name) => [name, sizeOf(name)] as const);
  const qualityOf = qualities(sized);
  const kept: Record<string, KeptFile> = {};
  let count = 0;

  /** True where the last build has compressed the same text as well. */
  const isCompressed = (name: string, digest: string, quality: number) => {
    const last = known[lastingName(name)];
    const isSame = last?.finished.digest === digest && last.quality === quality;
    return isSame && ENDINGS.every((ending) => present.has(name + ending));
  };

  async function compress(name: string, content: Buffer, digest: string, quality: number): Promise<number> {
    const file = fileOf(name);
    if (isCompressed(name, digest, quality)) return statSync(`${file}.br`).size;
    count += 1;
    return compressText({ file, content, quality });
  }

  async function finishText(name: string, quality: number): Promise<NotedFile> {
    // Threads compress meanwhile: to read at once costs less than to wait in turn for each step of it.
    let content = readFileSync(fileOf(name));
    if (PAGE.test(name)) content = Buffer.from(changeText(name, content.toString()));
    const noted = PAGE.test(name) || data.has(name) ? note(content.toString()) : [];
    const digest = createHash('sha256').update(content).digest('base64');
    const stored = content.length;
    const transfer = isCompressible(name, stored) ? await compress(name, content, digest, quality) : stored;
    return { digest, stored, transfer, noted };
  }

  async function finishFile(name: string): Promise<NotedFile> {
    const quality = late.includes(name) ? LATE_QUALITY : qualityOf(name);
    const last = untouched(name)?.finished;
    const isLeft =
      last !== undefined && (!isCompressible(name, last.stored) || isCompressed(name, last.digest, quality));
    const finished = isLeft ? last : await finishText(name, quality);
    kept[lastingName(name)] = { finished, stamp: fileStamp(fileOf(name)), decidedBy: decidedBy(name), quality };
    return finished;
  }

  return {
    finish: async () => {
      const finished = new Map<string, NotedFile>();
      // The largest first, so that none of them is left for one thread at the end.
      const inOrder = sized.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
      await inParallel(inOrder, async (name) => finished.set(name, await finishFile(name)), FILES_AT_ONCE);
      return finished;
    },
    finishLate: async () => {
      await inParallel(
        late.filter((name) => existsSync(fileOf(name))),
        finishFile,
      );
      mkdirSync(path.dirname(listFile), { recursive: true });
      writeFileSync(listFile, JSON.stringify(kept));
      return count;
    },
  };
}

/**
 * Returns what changes whenever a file is written or replaced: its size, times and inode. A copy that keeps the
 * modification time has another inode or status time. Empty where there is no file.
 */
function fileStamp(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts === undefined ? '' : [facts.size, facts.mtimeMs, facts.ctimeMs, facts.ino].join('-');
}
