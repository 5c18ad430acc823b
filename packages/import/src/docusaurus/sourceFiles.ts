import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Most bytes of a page. */
export const PAGE_LIMIT = 2_000_000;

export interface FoundFile {
  /** Absolute path. */
  file: string;
  /** Path in the folder, with slashes. */
  relative: string;
}

interface FileList {
  files: FoundFile[];
  /** Links that lead out of the folder. */
  outside: string[];
}

const isWithin = (file: string, folder: string) => {
  const [first = ''] = path.relative(folder, file).split(path.sep);
  return first !== '..' && !path.isAbsolute(first);
};

/** The real path of a file or folder that may not be there yet. */
export function realpathOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realpathOf(parent), path.basename(file));
}

/** What may be read of a site: its folder and the one around it, in which a part of a repository has files, too. */
export const readableFolders = (site: string): string[] => [site, path.dirname(site)];

/** True for what lies in one of some folders, links followed. */
export const isReadable = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isWithin(realpathOf(file), realpathOf(folder)));

/** All files below a folder, in the same order on every machine. Links that lead out of it are not followed. */
export function findFiles(root: string): FileList {
  const files: FoundFile[] = [];
  const outside: string[] = [];
  let real: string;
  try {
    real = realpathSync(root);
  } catch {
    return { files, outside };
  }
  const seen = new Set<string>();
  const walk = (folder: string, relative: string): void => {
    for (const name of readdirSync(folder).sort()) {
      if (name === 'node_modules' || name === '.git') continue;
      const file = path.join(folder, name);
      const inner = relative === '' ? name : `${relative}/${name}`;
      if (lstatSync(file).isSymbolicLink()) {
        let target: string;
        try {
          target = realpathSync(file);
        } catch {
          outside.push(file);
          continue;
        }
        if (!isWithin(target, real)) {
          outside.push(file);
          continue;
        }
      }
      const stats = statSync(file);
      if (stats.isDirectory()) {
        const own = realpathSync(file);
        if (seen.has(own)) continue;
        seen.add(own);
        walk(file, inner);
      } else if (stats.isFile()) files.push({ file, relative: inner });
    }
  };
  walk(root, '');
  return { files, outside };
}

const isPage = ({ relative }: FoundFile) =>
  /\.mdx?$/i.test(relative) && !relative.split('/').some((part) => /^[_.]/.test(part));

const isReadme = ({ relative }: FoundFile) => /(?:^|\/)readme\.mdx?$/i.test(relative);

/** The pages below a folder. Where two files stand for a folder, the one called `index` comes first. */
export function findPages(folder: string): FileList {
  const { files, outside } = findFiles(folder);
  return { files: files.filter(isPage).sort((a, b) => Number(isReadme(a)) - Number(isReadme(b))), outside };
}
