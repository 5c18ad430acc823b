import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../../model/site/path';
import { contentFolder } from './contentFolder';

/** Returns the digest of a file; empty for a missing one. */
export const fileDigest = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';

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

/** Copies the content's `static` folder into the output, and returns the paths there; Gatsby copies the project's. */
export function copyContentStatic(output: string): { path: string }[] {
  const folder = path.join(contentFolder(), 'static');
  if (!existsSync(folder)) return [];
  cpSync(folder, output, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return entries.map(({ parentPath, name }) => ({ path: path.relative(folder, path.join(parentPath, name)) }));
}
