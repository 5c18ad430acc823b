import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';

/** Removes the files of an output's folder whose paths are not in a list, such as `/static/images/a.png`. */
export function removeOthers(output: string, folder: string, paths: readonly string[]): void {
  const files = new Set(paths.map((name) => path.resolve(output, `.${name}`)));
  for (const file of listFiles(path.resolve(output, folder))) if (!files.has(file)) rmSync(file);
}
