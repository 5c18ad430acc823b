import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../src/node/diagnostics/diagnostic';
import { displayName, fileNamed, writersFolder } from '../../../src/node/files/contentFolder';
import { UsageError, type CheckArguments } from './checkArguments';
import { execFileSync } from 'node:child_process';

const isAtOrBelow = (file: string, place: string) => file === place || file.startsWith(place + path.sep);

/** A path as it was typed, absolute; fails for one that is not there or lies outside the content folder. */
function contentPath(typed: string): string {
  const absolute = path.resolve(typed);
  const folder = writersFolder();
  if (!isAtOrBelow(absolute, folder))
    throw new UsageError(
      `"${typed}" is outside the content folder. Name a file or a folder of ${displayName(folder, folder)}.`,
    );
  if (!existsSync(absolute)) throw new UsageError(`There is no "${typed}". Check its name and its folder.`);
  return absolute;
}

/** Tells which diagnostics were asked for; the content is always checked as a whole. */
export function selectionOf({ rules, paths, isChanged }: CheckArguments): (diagnostic: Diagnostic) => boolean {
  const places = paths.map(contentPath);
  const changed = isChanged ? new Set(changedFiles(writersFolder())) : undefined;
  return ({ rule, file }) => {
    const absolute = fileNamed(file);
    return (
      (rules.length === 0 || rules.includes(rule)) &&
      (places.length === 0 || places.some((place) => isAtOrBelow(absolute, place))) &&
      (changed?.has(absolute) ?? true)
    );
  };
}

/** The files of a folder that differ from the last commit, new ones included, as absolute paths. */
export function changedFiles(folder: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    const tracked = git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD', '--', '.');
    const added = git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', '.');
    return `${tracked}${added}`
      .split('\0')
      .filter((name) => name !== '')
      .map((name) => path.join(root, name));
  } catch (error) {
    throw new UsageError(`--changed asks Git, and ${folder} is in no repository with a commit.`, { cause: error });
  }
}
