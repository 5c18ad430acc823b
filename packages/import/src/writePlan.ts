import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findFiles, realpathOf } from './docusaurus/sourceFiles';
import type { PlannedFile } from './plan';

/** The list of written files with their digests, and the report as data. */
export const REPORT_DATA = 'import-report.json';
export const REPORT_PAGE = 'import-report.html';

interface WrittenFiles {
  /** New and changed files. */
  written: string[];
  /** Files that were edited by hand since the last import, and are not overwritten. */
  kept: string[];
  /** Unchanged files. */
  same: string[];
  /** Files of the last import that this one does not have. */
  removed: string[];
  /** Those of them that were edited by hand, and are not removed. */
  left: string[];
  digests: Record<string, string>;
}

const digestOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Returns the digests of an earlier import; undefined without one. */
function earlierDigests(target: string): Record<string, string> | undefined {
  try {
    const data = JSON.parse(readFileSync(path.join(target, REPORT_DATA), 'utf8')) as { digests?: unknown };
    return typeof data.digests === 'object' && data.digests !== null
      ? (data.digests as Record<string, string>)
      : undefined;
  } catch {
    return undefined;
  }
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(outer + path.sep);

/** Returns why an import may not write into a folder; undefined if it may. */
export function targetFinding(target: string, source: string, also: readonly string[] = []): string | undefined {
  const [real, own] = [realpathOf(target), realpathOf(source)];
  if (isWithin(own, real)) return `${target} contains the old site.\nName a separate folder with --to.`;
  const around = [source, ...also].find((folder) => isWithin(real, realpathOf(folder)));
  if (around !== undefined)
    return `${target} lies in ${around === source ? 'the old site' : around}, in which nothing is written.\nName a folder outside of it with --to.`;
  if (!existsSync(target)) return undefined;
  if (!lstatSync(real).isDirectory()) return `${target} is a file.\nName a folder with --to.`;
  if (readdirSync(target).length === 0 || earlierDigests(target) !== undefined) return undefined;
  return `${target} is not empty, and no import wrote it.\nName a new folder with --to.`;
}

interface WriteOptions {
  /** True for a folder that nobody edits: it then contains only files of the import. */
  isMirror?: boolean;
  /** Returns more files, of which the next import knows nothing: the report on what is written. */
  more?: (result: WrittenFiles) => readonly PlannedFile[];
}

const bytesOf = ({ content }: PlannedFile) =>
  typeof content === 'object' && 'copyOf' in content ? readFileSync(content.copyOf) : content;

/** Returns what to write, keep and remove, and reads all files that it needs. Writes nothing. */
function decide(files: readonly PlannedFile[], root: string, isMirror: boolean): WrittenFiles {
  const earlier = earlierDigests(root) ?? {};
  const result: WrittenFiles = { written: [], kept: [], same: [], removed: [], left: [], digests: {} };
  const plannedPaths = new Set(files.map((file) => file.path));
  for (const [name, digest] of isMirror ? [] : Object.entries(earlier)) {
    const file = path.join(root, name);
    if (plannedPaths.has(name) || !existsSync(file)) continue;
    const isOwn = isWithin(realpathSync(file), root) && lstatSync(file).isFile();
    if (isOwn && digestOf(readFileSync(file)) === digest) result.removed.push(name);
    else {
      result.left.push(name);
      result.digests[name] = digest;
    }
  }
  for (const planned of files) {
    const name = planned.path;
    const file = path.join(root, name);
    if (!isWithin(path.dirname(file), root))
      throw new Error(`The import would write ${file}, which is outside of ${root}.`);
    // A link in the target could lead elsewhere.
    if (!isWithin(realpathOf(path.dirname(file)), root) || lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`The import would write ${file}, which is a link out of ${root}. Remove the link.`);
    const digest = digestOf(bytesOf(planned));
    const there = existsSync(file) ? digestOf(readFileSync(file)) : undefined;
    if (!isMirror && there !== undefined && there !== digest && there !== earlier[name]) {
      result.kept.push(name);
      result.digests[name] = earlier[name] ?? '';
    } else {
      result.digests[name] = digest;
      result[there === digest ? 'same' : 'written'].push(name);
    }
  }
  return result;
}

/**
 * Writes the files of an import into a folder, and nowhere else. Removes those of the last import that this one does
 * not have. Keeps files that were edited since, except in a mirror. Writes all files beside the folder first: an import
 * that fails leaves the folder as it was.
 */
export function writePlan(files: readonly PlannedFile[], target: string, options: WriteOptions = {}): WrittenFiles {
  const { isMirror = false, more = () => [] } = options;
  const root = realpathOf(target);
  const result = decide(files, root, isMirror);
  const written = new Set(result.written);
  const changed = [...files.filter((file) => written.has(file.path)), ...more(result)];
  const isNew = !existsSync(root);
  // On the file system of the folder, so that files can be renamed into it.
  const draft = isNew ? `${root}.draft-${randomUUID()}` : path.join(root, `.draft-${randomUUID()}`);
  try {
    mkdirSync(draft, { recursive: true });
    for (const file of changed) {
      mkdirSync(path.dirname(path.join(draft, file.path)), { recursive: true });
      writeFileSync(path.join(draft, file.path), bytesOf(file));
    }
    if (isNew) {
      renameSync(draft, root);
      return result;
    }
    // Remove first: on a case-insensitive file system, a new name may equal an old one.
    for (const name of result.removed) {
      const file = path.join(root, name);
      rmSync(file);
      for (let folder = path.dirname(file); readdirSync(folder).length === 0; folder = path.dirname(folder))
        rmdirSync(folder);
    }
    for (const { path: name } of changed) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      renameSync(path.join(draft, name), path.join(root, name));
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  if (isMirror) {
    const planned = new Set(files.map((file) => file.path));
    for (const { file, relative } of findFiles(root).files) if (!planned.has(relative)) rmSync(file);
  }
  return result;
}
