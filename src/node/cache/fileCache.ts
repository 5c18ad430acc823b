import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { readKept, writeKept } from '../files/keptFile';

/** Runs work on every item, at most `most` at a time, by default one per core. Rejects at the first failure. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  most = availableParallelism(),
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const next = async () => {
    for (let item = queue.next(); item.done !== true; item = queue.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: most }, next));
}

/** Files that are slow to make, under names that contain the digests of their inputs. */
export interface FileCache {
  /** Copies a cached file to `target`; makes it first where no build has. */
  place: (name: string, target: string, make: (file: string) => Promise<unknown>) => Promise<void>;
  /** Removes the least recently used files until the cache has at most `maxBytes`. */
  trim: (maxBytes: number) => Promise<void>;
}

/** Beside the file, so that the last step is an atomic rename: a killed build leaves no partial file. */
const draftOf = (file: string) => `${file}.${randomUUID()}.tmp`;

async function writeWhole(target: string, write: (file: string) => Promise<unknown>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = draftOf(target);
  try {
    await write(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function describeFiles(folder: string): Promise<{ file: string; size: number; used: number }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another build may have removed it since the listing.
      const facts = await stat(file).catch(() => undefined);
      return facts?.isFile() === true ? [{ file, size: facts.size, used: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

/** Creates a cache in a folder, which several builds may use at once. */
export function createFileCache(folder: string): FileCache {
  return {
    place: async (name, target, make) => {
      const kept = path.join(folder, name);
      const content = readKept(kept);
      if (content === undefined) {
        await writeWhole(target, make);
        writeKept(kept, await readFile(target));
      } else {
        await writeWhole(target, (file) => writeFile(file, content));
        const now = new Date();
        // Another build may have removed it since.
        await utimes(kept, now, now).catch(() => undefined);
      }
    },
    trim: async (maxBytes) => {
      const files = (await describeFiles(folder)).sort((a, b) => b.used - a.used);
      let total = 0;
      for (const { file, size } of files) {
        total += size;
        if (total > maxBytes) await rm(file, { force: true });
      }
    },
  };
}
