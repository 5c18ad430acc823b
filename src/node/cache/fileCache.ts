import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where files lie that are slow to make and the same in every build. It outlives `npm run clean`; another folder, which
 * outlives `npm ci` too, can be named by the environment.
 */
export const BUILD_CACHE = process.env.BUILD_CACHE ?? path.join('node_modules', '.cache', 'help-centre');

/** Files that took long to make, by names that carry the digests of what they are made of. */
export interface FileCache {
  /** Puts the file of a name at a place, made anew only where no build has made it before. */
  place: (name: string, target: string, make: (file: string) => Promise<unknown>) => Promise<void>;
  /** Removes the files that were not asked for the longest, until the rest is as small as the cache may be. */
  trim: (maxBytes: number) => Promise<void>;
}

/** Beside the file, so that the last step is a rename: a build that is killed leaves no half of a file under its name. */
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
      // Another build may have removed it since it was listed.
      const facts = await stat(file).catch(() => undefined);
      return facts?.isFile() === true ? [{ file, size: facts.size, used: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

/**
 * A cache in a folder. Several builds may use it at once.
 * @example await createFileCache(BUILD_CACHE).place('images/a-480.avif', 'public/a.avif', (file) => draw(file))
 */
export function createFileCache(folder: string): FileCache {
  return {
    place: async (name, target, make) => {
      const kept = path.join(folder, name);
      const now = new Date();
      const isKept = await utimes(kept, now, now).then(
        () => true,
        () => false,
      );
      if (!isKept) await writeWhole(kept, make);
      await writeWhole(target, (file) => copyFile(kept, file));
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
