import { cpSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../../model/site/path';
import { contentFolder } from './contentFolder';

/** Folders whose files the site serves as they are: the content's own, and the project's. */
const staticFolders = () => [path.join(contentFolder(), 'static'), path.join(process.cwd(), 'static')];

/** True when a `static` folder has a file at the path, which the site serves as it is. */
export function isStaticFile(sitePath: string): boolean {
  return staticFolders().some(
    (folder) => statSync(path.join(folder, safeDecode(sitePath)), { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

/** Copies the `static` folder of the content into the output; Gatsby does so with the project's. */
export function copyContentStatic(output: string): void {
  const folder = path.join(contentFolder(), 'static');
  if (existsSync(folder)) cpSync(folder, output, { recursive: true });
}
