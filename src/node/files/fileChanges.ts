import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { displayName } from './contentFolder';
import { contentFolder } from '../environment';

/** A line of a file that an edit changes. */
interface LineChange {
  line: number;
  before: string;
  after: string;
}

/** The change of one file: created (no `from`), removed (no `to`), moved, or overwritten. */
export interface FileChange {
  /** Absolute path before. */
  from: string | undefined;
  /** Absolute path after. */
  to: string | undefined;
  /** The new content; undefined for no change. */
  text: string | undefined;
  /** The content at planning time; a file that differs is not written. */
  planned: Buffer | undefined;
}

/** Returns the lines that differ between two versions of a text, paired where possible. */
export function changedLines(before: string, after: string): LineChange[] {
  const [old, now] = [before.split(/\r\n?|\n/), after.split(/\r\n?|\n/)];
  let first = 0;
  while (first < Math.min(old.length, now.length) && old[first] === now[first]) first += 1;
  const result: LineChange[] = [];
  for (let from = first, to = first; from < old.length || to < now.length;) {
    const [was, is] = [old[from], now[to]];
    if (was === is) [from, to] = [from + 1, to + 1];
    else if (was !== undefined && old.length - from > now.length - to) {
      result.push({ line: from + 1, before: was, after: '' });
      from += 1;
    } else if (is !== undefined && now.length - to > old.length - from) {
      result.push({ line: to + 1, before: '', after: is });
      to += 1;
    } else {
      result.push({ line: to + 1, before: was ?? '', after: is ?? '' });
      [from, to] = [from + 1, to + 1];
    }
  }
  return result;
}

/** Removes a folder, and the ones above it, as long as they are empty. */
export function removeEmptyFolders(folder: string): void {
  try {
    rmdirSync(folder);
    removeEmptyFolders(path.dirname(folder));
  } catch {
    // It is not empty, so it stays.
  }
}

/** @throws before anything is written, where a file has changed since the planning */
function assertUnchanged(changes: readonly FileChange[]): void {
  for (const { from, to, planned } of changes) {
    if (from !== undefined && planned !== undefined && !(existsSync(from) && readFileSync(from).equals(planned)))
      throw new Error(`${displayName(from)} has changed in the meantime, so nothing was written. Try again.`);
    const isTaken = to !== undefined && to !== from && existsSync(to);
    if (isTaken && !changes.some((other) => other.from === to))
      throw new Error(`${displayName(to)} exists already, so nothing was written. Choose another path.`);
  }
}

/** Returns the folder for drafts: beside the content folder, or the file where only that is on its file system. */
export function draftFolder(to: string): string {
  const beside = path.dirname(to);
  const outside = path.dirname(contentFolder());
  try {
    accessSync(outside, constants.W_OK);
    return statSync(outside).dev === statSync(beside).dev ? outside : beside;
  } catch {
    return beside;
  }
}

/** Applies all changes or none. Throws an error with the cause, after everything is restored. */
export function applyFileChanges(changes: readonly FileChange[]): void {
  assertUnchanged(changes);
  const undo: (() => void)[] = [];
  try {
    const staged = changes.flatMap(({ from, to, text, planned }) => {
      const content = text ?? planned;
      if (to === undefined || content === undefined) return [];
      const made = mkdirSync(path.dirname(to), { recursive: true });
      if (made !== undefined) undo.push(() => removeEmptyFolders(path.dirname(to)));
      const draft = path.join(draftFolder(to), `.${randomUUID()}.tmp`);
      undo.push(() => rmSync(draft, { force: true }));
      writeFileSync(draft, content);
      return [{ draft, to, isNew: from !== to }];
    });
    for (const { from, to, planned } of changes) {
      if (from === undefined || from === to || planned === undefined) continue;
      undo.push(() => writeFileSync(from, planned));
      rmSync(from);
    }
    for (const { draft, to, isNew } of staged) {
      const before = isNew ? undefined : readFileSync(to);
      undo.push(() => (before === undefined ? rmSync(to, { force: true }) : writeFileSync(to, before)));
      renameSync(draft, to);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The content could not be written, and is as it was: ${reason}`, { cause: error });
  }
  for (const { from, to } of changes) if (from !== undefined && from !== to) removeEmptyFolders(path.dirname(from));
}
