import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inParallel } from '../cache/fileCache';
import { removeEmptyFolders } from '../files/fileChanges';
import { readKeptJson, writeKeptJson } from '../files/keptFile';
import { listFiles } from '../files/listFiles';
import { brotliQuality, COPIES, isCompressible, LATE_QUALITY, type Copy } from './serving/compression';
import { isText, typeOf } from './serving/mimeTypes';
import { writeForms } from './serving/writeForms';

/** Pages, and their data. Other texts stay unchanged, whatever their encoding. */
const PAGE = /\.html$/;
const PAGE_DATA = /^page-data\//;

/** More than there are cores, so that none is idle while files are read and written. */
const FILES_AT_ONCE = 8 * availableParallelism();

/** A final text file of the output. */
export interface FinishedFile {
  /** SHA-256 in base64. */
  digest: string;
  /** Bytes. */
  stored: number;
  /** Bytes of its Brotli form, whether or not the output has it; of the file where it is too short for one. */
  transfer: number;
}

/** A finished file with the notes on its text; only pages and their data have notes. */
interface NotedFile extends FinishedFile {
  noted: readonly string[];
}

/** The record of a finished file, for the next build. */
interface KeptFile {
  finished: NotedFile;
  /** The stamp of the finished file, see `fileStamp`. */
  stamp: string;
  /** What determined its final text besides the text before. */
  decidedBy: string;
  /** Quality of its compression. */
  quality: number;
}

interface FinisherOptions {
  folder: string;
  /** The list of finished files, deleted while files are written: after a killed build all are finished again. */
  listFile: string;
  /** Returns the key of a file in the list, which stays the same when the file's name changes between builds. */
  lastingName?: (name: string) => string;
  /** Files that are written after the others are finished. */
  late: readonly string[];
  /** Final sizes, in bytes, of the files that `change` will change, by name. */
  sizes?: ReadonlyMap<string, number>;
  /** Returns the final text of a page or its data. */
  change?: (name: string, text: string) => string;
  /** Returns what determines the result of `change` besides the text; files with both unchanged are skipped. */
  decidedBy?: (name: string) => string;
  /** Returns the notes on the text of a page or its data. */
  note?: (text: string) => readonly string[];
  /** True for a file that is served as the owner wrote it. */
  isStatic?: (name: string) => boolean;
  /** Returns the compressed copies to write. */
  copiesOf?: (name: string) => readonly Copy[];
  /** Compresses a text. */
  compress?: typeof writeForms;
}

/** The last pass over the output. Names are paths in it, with forward slashes and no leading one. */
interface Finisher {
  /** Finishes all text files but the late ones; returns them by name. */
  finish: () => Promise<ReadonlyMap<string, NotedFile>>;
  /** Finishes the late files and saves the list for the next build. Returns how many files were compressed in all. */
  finishLate: () => Promise<number>;
}

/** Removes copies of text files that are gone, too short or not to be copied any more. A `.gz` alone is a download. */
function removeOrphans(
  folder: string,
  names: readonly string[],
  copiesOf: (name: string) => readonly Copy[],
  isStatic: (name: string) => boolean,
): void {
  for (const source of names.flatMap((name) => (name.endsWith('.br') ? name.slice(0, -'.br'.length) : []))) {
    if (!isCompressible(source, Infinity)) continue;
    const file = path.join(folder, source);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const wanted = isCompressible(source, size) ? copiesOf(source) : [];
    for (const copy of COPIES.filter((each) => !wanted.includes(each) && !isStatic(source + each)))
      rmSync(file + copy, { force: true });
    // Gatsby has removed the page, but not its folder.
    if (size === 0) removeEmptyFolders(path.dirname(file));
  }
}

/** Removes what Gatsby leaves of a removed page's data: the folders above it. */
function removeEmptyDataFolders(folder: string): void {
  const root = path.join(folder, 'page-data');
  for (const entry of existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [])
    if (entry.isDirectory()) removeEmptyFolders(path.join(entry.parentPath, entry.name));
}

/** Returns the quality for each file by the amount of text of its type, so that builds with much text stay short. */
function qualities(sizes: readonly (readonly [name: string, size: number])[]): (name: string) => number {
  const bytes = new Map<string, number>();
  for (const [name, size] of sizes)
    if (isCompressible(name, size)) bytes.set(typeOf(name), (bytes.get(typeOf(name)) ?? 0) + size);
  return (name) => brotliQuality(name, bytes.get(typeOf(name)) ?? 0);
}

/**
 * Creates the finisher of text files: it reads each once, applies changes that need the whole site, writes changed
 * files, and writes compressed copies beside the larger ones, for servers with static compression. Files with the same
 * text as in the last build keep their copies.
 */
export function createFinisher(options: FinisherOptions): Finisher {
  const { folder, listFile, lastingName = (name) => name, late, sizes, decidedBy = () => '' } = options;
  const {
    isStatic = () => false,
    copiesOf = () => COPIES,
    change = (_, text) => text,
    note = () => [],
    compress: compressText = writeForms,
  } = options;
  const fileOf = (name: string) => path.join(folder, name);
  const names = listFiles(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'));
  removeOrphans(folder, names, copiesOf, isStatic);
  removeEmptyDataFolders(folder);
  const present = new Set(names);
  const early = names.filter((name) => isText(typeOf(name)) && !late.includes(name));
  const known = (readKeptJson(listFile) as Record<string, KeptFile> | undefined) ?? {};
  rmSync(listFile, { force: true });
  /** Returns the record of a file that is unchanged since it was finished. */
  const untouched = (name: string): KeptFile | undefined => {
    const kept = known[lastingName(name)];
    return kept?.stamp === fileStamp(fileOf(name)) && kept.decidedBy === decidedBy(name) ? kept : undefined;
  };
  /** Returns the final text of a page or its data; writes it if it changed. */
  const changeText = (name: string, before: string) => {
    const text = change(name, before);
    if (text !== before) writeFileSync(fileOf(name), text);
    return text;
  };
  // Page data first: some is still finished from the last build, and the quality depends on the finished sizes of all.
  const data = new Set(early.filter((name) => PAGE_DATA.test(name)));
  for (const name of data) if (!untouched(name)) changeText(name, readFileSync(fileOf(name), 'utf8'));
  const sizeOf = (name: string) => sizes?.get(name) ?? statSync(fileOf(name), { throwIfNoEntry: false })?.size ?? 0;
  const sized = early.map((name) => [name, sizeOf(name)] as const);
  const qualityOf = qualities(sized);
  const kept: Record<string, KeptFile> = {};
  let count = 0;

  /** Returns the compressed size if the last build compressed the same text at the same quality. */
  const compressedSize = (name: string, digest: string, quality: number) => {
    const last = known[lastingName(name)];
    const isSame = last?.finished.digest === digest && last.quality === quality;
    return isSame && copiesOf(name).every((copy) => present.has(name + copy)) ? last.finished.transfer : undefined;
  };

  async function compress(name: string, content: Buffer, digest: string, quality: number): Promise<number> {
    const size = compressedSize(name, digest, quality);
    if (size !== undefined) return size;
    count += 1;
    return compressText({ file: fileOf(name), content, quality, copies: copiesOf(name) });
  }

  async function finishText(name: string, quality: number): Promise<NotedFile> {
    // Compression runs in worker threads, so read synchronously here: it is faster than awaiting each step.
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
      last !== undefined &&
      (!isCompressible(name, last.stored) || compressedSize(name, last.digest, quality) !== undefined);
    const finished = isLeft ? last : await finishText(name, quality);
    kept[lastingName(name)] = { finished, stamp: fileStamp(fileOf(name)), decidedBy: decidedBy(name), quality };
    return finished;
  }

  return {
    finish: async () => {
      const finished = new Map<string, NotedFile>();
      // The largest first, so that no large file is left for one thread at the end.
      const inOrder = sized.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
      await inParallel(inOrder, async (name) => finished.set(name, await finishFile(name)), FILES_AT_ONCE);
      return finished;
    },
    finishLate: async () => {
      await inParallel(
        late.filter((name) => existsSync(fileOf(name))),
        finishFile,
      );
      writeKeptJson(listFile, kept);
      return count;
    },
  };
}

/** Returns a stamp that changes when a file is written or replaced: size, times and inode. Empty without a file. */
function fileStamp(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts === undefined ? '' : [facts.size, facts.mtimeMs, facts.ctimeMs, facts.ino].join('-');
}
