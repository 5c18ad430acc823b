import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of a file without symbolic links; a file that does not exist keeps its path. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}

/** True for a file in the folder after resolving symbolic links. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(realPath(folder), realPath(file));
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
