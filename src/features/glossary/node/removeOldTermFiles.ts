import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { namedFiles } from '../../../node/files/namedFiles';

/** Files that the local search plugin writes for the page of the glossary, with their compressed forms. */
const TERM_FILE = /^[0-9a-f]{32}\.(?:index\.txt|store\.json)/;

/**
 * Removes the files of the glossary's index that earlier builds have left: their names change with the terms.
 * @param output the folder of the built site
 * @param pages paths of the page of the glossary, in each language, without the base path
 */
export function removeOldTermFiles(output: string, pages: readonly string[]): void {
  const folder = path.join(output, 'static');
  const data = pages.map((page) => path.join(output, 'page-data', page, 'page-data.json')).filter(existsSync);
  const named = new Set(
    data.flatMap((file) => namedFiles(readFileSync(file, 'utf8'))).map((file) => path.posix.basename(file)),
  );
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [own = ''] = TERM_FILE.exec(name) ?? [];
    if (own !== '' && !named.has(own)) rmSync(path.join(folder, name));
  }
}
