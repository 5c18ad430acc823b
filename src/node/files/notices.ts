import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of a package, in the path of one of its files. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const NOTICE_FILE = /^(?:licen[cs]e|copying|notice|copyright)/i;

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

/** Returns the folders of the packages that files belong to, relative to the project. */
export const packagesOf = (files: Iterable<string>): string[] =>
  Array.from(
    new Set(
      Array.from(files, (file) => PACKAGE.exec(path.resolve(file))?.[0]).filter((folder) => folder !== undefined),
    ),
    (folder) => path.relative('.', folder),
  ).sort();

/** Returns the licence and the notices of a package, as it brings them; its maker and the licence's name without them. */
function noticeOf(folder: string, { license = '', author }: Manifest): string {
  const files = readdirSync(folder).filter((name) => NOTICE_FILE.test(name) && !name.endsWith('.js'));
  const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\r/g, '').trim());
  const maker = typeof author === 'object' ? author.name : author;
  return texts.length > 0 ? texts.join('\n\n') : `Copyright ${maker ?? 'of its authors'}. Licence: ${license}`;
}

/** Returns the notices that packages ask for, each text once below the names of its packages. */
export function noticesOf(packages: readonly string[]): string {
  const named = new Map<string, string[]>();
  for (const folder of packages) {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const text = noticeOf(folder, manifest);
    const name = [manifest.name, manifest.version, manifest.license && `(${manifest.license})`]
      .filter(Boolean)
      .join(' ');
    if (!named.get(text)?.includes(name)) named.set(text, [...(named.get(text) ?? []), name]);
  }
  return [...named].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}
