import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../../model/site/path';
import { contentFolder } from './contentFolder';
import { entryProblem, listEntries } from './listFiles';
import { isReadable } from './readText';

/** Returns the digest of a file; empty for a missing one. */
export const fileDigest = (file: string): string =>
  isReadable(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';

/** Folders whose files are served unchanged: the content's and the project's. */
export const staticFolders = (content = contentFolder()) =>
  [content, process.cwd()].map((folder) => path.join(folder, 'static'));

/** True when a `static` folder has a file at the path. */
export function isStaticFile(sitePath: string): boolean {
  return staticFolders().some(
    (folder) => statSync(path.join(folder, safeDecode(sitePath)), { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

/** Returns what links record of a path: whether it is a static file, whose content does not matter to them. */
export const staticDigest = (sitePath: string): '1' | '' => (isStaticFile(sitePath) ? '1' : '');

/** Returns all files of the `static` folders, with those whose names start with `_` or `.`: all of them are served. */
export const listStaticFiles = (content?: string) =>
  staticFolders(content).flatMap((folder) =>
    listEntries(folder).flatMap(({ file, problem }) =>
      problem === undefined ? [{ file, path: path.relative(folder, file).split(path.sep).join('/') }] : [],
    ),
  );

/** Copies the content's `static` folder into the output, and returns the paths there; Gatsby copies the project's. */
export function copyContentStatic(output: string): { path: string }[] {
  const folder = path.join(contentFolder(), 'static');
  if (!existsSync(folder)) return [];
  const filter = (file: string) => entryProblem(file, folder) === undefined;
  cpSync(folder, output, { recursive: true, dereference: true, filter });
  return listEntries(folder).flatMap(({ file, problem }) =>
    problem === undefined ? [{ path: path.relative(folder, file) }] : [],
  );
}
