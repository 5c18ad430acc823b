import { statSync } from 'node:fs';
import path from 'node:path';
import { safeDecode } from '../../model/site/path';

/** True when the project's `static` folder has a file at the path, which the site serves as it is. */
export function isStaticFile(sitePath: string): boolean {
  const file = path.join(process.cwd(), 'static', safeDecode(sitePath));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
