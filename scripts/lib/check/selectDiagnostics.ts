import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../src/node/diagnostics/diagnostic';
import { displayName, fileNamed, writersFolder } from '../../../src/node/files/contentFolder';
import { changedFiles } from './changedFiles';
import { UsageError, type CheckArguments } from './checkArguments';

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
