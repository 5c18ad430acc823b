import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'page-data';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/**
 * Writes into the data of each page for which code it was made, so that a tab of yesterday's build sees by the data
 * itself that its code may not know it. The mark is Gatsby's digest of the bundle: it changes with the code only.
 * @param output the folder of the built site
 */
export function writeBuildHash(output: string): void {
  const folder = path.join(output, FOLDER);
  const { webpackCompilationHash: build } = readJson(path.join(folder, 'app-data.json'));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== 'page-data.json') continue;
    const file = path.join(folder, name);
    const data = readJson(file);
    if (data.build !== build) writeFileSync(file, JSON.stringify({ ...data, build }));
  }
}
