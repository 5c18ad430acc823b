import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
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

/** Returns why an import may not write into a folder; undefined if it may. */
export function targetFinding(target: string, source: string, also: readonly string[] = []): string | undefined {
  const within = (inner: string, outer: string) => inner === outer || inner.startsWith(outer + path.sep);
  const [real, own] = [realpathOf(target), realpathOf(source)];
  if (within(own, real)) return `${target} contains the old site.\nName a separate folder with --to.`;
  const around = [source, ...also].find((folder) => within(real, realpathOf(folder)));
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
}

/**
 * Writes the files of an import into a folder, and nowhere else. Removes those of the last import that this one does
 * not have. Keeps files that were edited since, except in a mirror.
 */
export function writePlan(
  files: readonly PlannedFile[],
  target: string,
  { isMirror = false }: WriteOptions = {},
): WrittenFiles {
  const earlier = earlierDigests(target) ?? {};
  const result: WrittenFiles = { written: [], kept: [], same: [], removed: [], left: [], digests: {} };
  mkdirSync(target, { recursive: true });
  const root = realpathSync(target);
  const isInside = (each: string) => each === root || each.startsWith(root + path.sep);
  const plannedPaths = new Set(files.map((file) => file.path));
  // Remove first: on a case-insensitive file system, a new name may equal an old one.
  for (const [name, digest] of isMirror ? [] : Object.entries(earlier)) {
    const file = path.join(root, name);
    if (plannedPaths.has(name) || !existsSync(file)) continue;
    if (isInside(realpathSync(file)) && lstatSync(file).isFile() && digestOf(readFileSync(file)) === digest) {
      rmSync(file);
      result.removed.push(name);
      for (let folder = path.dirname(file); readdirSync(folder).length === 0; folder = path.dirname(folder))
        rmdirSync(folder);
    } else {
      result.left.push(name);
      result.digests[name] = digest;
    }
  }
  for (const { path: name, content } of files) {
    const file = path.join(root, name);
    const parent = path.dirname(file);
    if (!isInside(parent)) throw new Error(`The import would write ${file}, which is outside of ${root}.`);
    const bytes = typeof content === 'object' && 'copyOf' in content ? readFileSync(content.copyOf) : content;
    const digest = digestOf(bytes);
    const there = existsSync(file) ? digestOf(readFileSync(file)) : undefined;
    if (!isMirror && there !== undefined && there !== digest && there !== earlier[name]) {
      result.kept.push(name);
      result.digests[name] = earlier[name] ?? '';
      continue;
    }
    result.digests[name] = digest;
    if (there === digest) {
      result.same.push(name);
      continue;
    }
    mkdirSync(parent, { recursive: true });
    // A link in the target could lead elsewhere.
    if (!isInside(realpathSync(parent)) || (existsSync(file) && lstatSync(file).isSymbolicLink()))
      throw new Error(`The import would write ${file}, which is a link out of ${root}. Remove the link.`);
    writeFileSync(file, bytes);
    result.written.push(name);
  }
  if (isMirror) for (const { file, relative } of findFiles(root).files) if (!plannedPaths.has(relative)) rmSync(file);
  return result;
}
