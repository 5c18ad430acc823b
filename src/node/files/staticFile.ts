import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../../model/site/path';
import { entryProblem, listEntries } from './listFiles';
import { isReadable } from './readText';

/** Returns the digest of a file; empty for a missing one. */
export const fileDigest = (file: string): string =>
  isReadable(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';

/** Returns the folders whose files are served unchanged: the content's and the project's. */
export const staticFolders = (content: string) => [path.join(content, 'static'), path.resolve('static')];

/** True when a `static` folder has a file at the path. */
export function isStaticFile(content: string, sitePath: string): boolean {
  return staticFolders(content).some(
    (folder) => statSync(path.join(folder, safeDecode(sitePath)), { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

/** Returns what links record of a path: whether it is a static file, whose content does not matter to them. */
export const staticDigest = (content: string, sitePath: string): '1' | '' =>
  isStaticFile(content, sitePath) ? '1' : '';

/** Returns all files of the `static` folders, with those whose names start with `_` or `.`: all of them are served. */
export const listStaticFiles = (content: string) =>
  staticFolders(content).flatMap((folder) =>
    listEntries(folder).flatMap(({ file, problem }) =>
      problem === undefined ? [{ file, path: path.relative(folder, file).split(path.sep).join('/') }] : [],
    ),
  );

/** Copies the content's `static` folder into the output, and returns the paths there; Gatsby copies the project's. */
export function copyContentStatic(content: string, output: string): { path: string }[] {
  const folder = path.join(content, 'static');
  if (!existsSync(folder)) return [];
  const filter = (file: string) => entryProblem(file, folder) === undefined;
  cpSync(folder, output, { recursive: true, dereference: true, filter });
  return listEntries(folder).flatMap(({ file, problem }) =>
    problem === undefined ? [{ path: path.relative(folder, file) }] : [],
  );
}
