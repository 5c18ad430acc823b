import { lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from './isInside';

/** Why a file or link of a folder is not read: a link that leads nowhere, to a folder or outside, or a FIFO or device. */
export type EntryProblem = 'broken' | 'folder' | 'outside' | 'special';

interface Entry {
  /** Absolute path. */
  file: string;
  problem?: EntryProblem | undefined;
}

/**
 * Returns why an entry is not read; undefined for a file, a folder, and a link to a file inside `root`. Opening a FIFO
 * would wait for a writer, and a link that leads outside would publish files of the computer.
 */
export function entryProblem(file: string, root: string): EntryProblem | undefined {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (entry === undefined || entry.isFile() || entry.isDirectory()) return undefined;
  if (!entry.isSymbolicLink()) return 'special';
  try {
    const target = statSync(file);
    if (target.isDirectory()) return 'folder';
    if (!target.isFile()) return 'special';
  } catch {
    return 'broken';
  }
  return isInside(file, root) ? undefined : 'outside';
}

/** Returns all entries under a folder that are not folders, in the same order on every machine. */
export function listEntries(folder: string, root = folder, isListed: (name: string) => boolean = () => true): Entry[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(({ name }) => isListed(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): Entry[] => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return listEntries(file, root, isListed);
      return [{ file, problem: entry.isFile() ? undefined : entryProblem(file, root) }];
    });
}

/**
 * Returns all files under a folder, in the same order on every machine. Skips names starting with `_` or `.`, and what
 * `entryProblem` names.
 * @param root the folder that links may not leave: the content folder, if `folder` is a part of it
 */
export function listFiles(folder: string, root = folder): string[] {
  return listEntries(folder, root, (name) => !/^[._]/.test(name)).flatMap(({ file, problem }) =>
    problem === undefined ? [file] : [],
  );
}
