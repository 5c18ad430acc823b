import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../../model/site/path';
import { contentFolder } from './contentFolder';

/** Folders whose files the site serves as they are: the content's own, and the project's. */
export const staticFolders = (content = contentFolder()) =>
  [content, process.cwd()].map((folder) => path.join(folder, 'static'));

/** True when a `static` folder has a file at the path, which the site serves as it is. */
export function isStaticFile(sitePath: string): boolean {
  return staticFolders().some(
    (folder) => statSync(path.join(folder, safeDecode(sitePath)), { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

/** What links note of a path: whether it is such a file, of which nothing else matters to them. */
export const staticDigest = (sitePath: string): '1' | '' => (isStaticFile(sitePath) ? '1' : '');

/**
 * Copies the `static` folder of the content into the output; Gatsby does so with the project's.
 * @returns the files' paths in it
 */
export function copyContentStatic(output: string): { path: string }[] {
  const folder = path.join(contentFolder(), 'static');
  if (!existsSync(folder)) return [];
  cpSync(folder, output, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return entries.map(({ parentPath, name }) => ({ path: path.relative(folder, path.join(parentPath, name)) }));
}
