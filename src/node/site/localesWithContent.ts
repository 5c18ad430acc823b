import path from 'node:path';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';
import { listFiles } from '../files/listFiles';

/** Returns the locales with texts of their own: the default one, and those with a translation. */
export function localesWithContent(folder: string, codes: readonly string[]): string[] {
  const files = ['docs', 'blog', ROOTS_FOLDER].flatMap((name) => listFiles(path.join(folder, name)));
  return codes.filter((code, at) => at === 0 || files.some((file) => file.endsWith(`.${code}.mdx`)));
}
