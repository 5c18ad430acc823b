import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPages, type ListedPage } from '../../model/pages/pageList';

/** Folder of the lists, under the output folder and in URLs. */
const FOLDER = 'static/pages';
/** Characters of the digest in a file's name: enough to tell versions of one list apart. */
const DIGEST_LENGTH = 16;

/**
 * Writes the list of a locale's pages for its not-found page, under a name that carries its digest, so that
 * browsers may keep it; that of an earlier build goes. Returns its path.
 */
export async function writePageList(pages: readonly ListedPage[], locale: string): Promise<string> {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const text = JSON.stringify(packPages(sorted));
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  const file = `${FOLDER}/${locale}-${digest}.json`;
  const target = path.join(process.cwd(), 'public', file);
  await mkdir(path.dirname(target), { recursive: true });
  // The code of a locale may begin with that of another: "pt" and "pt-BR".
  const ofLocale = new RegExp(`^${locale}-[0-9a-f]{${DIGEST_LENGTH}}\\.json$`);
  const older = (await readdir(path.dirname(target))).filter((name) => ofLocale.test(name) && !target.endsWith(name));
  for (const name of older) await rm(path.join(path.dirname(target), name), { force: true });
  await writeFile(target, text);
  return `/${file}`;
}
