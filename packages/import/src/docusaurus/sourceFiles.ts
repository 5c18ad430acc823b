import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
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
  /** Private files and folders, which are skipped. */
  hidden: string[];
}

/** Files with keys, temporary files of Office, and settings (`.env`, `.npmrc`). */
const PRIVATE = /^\.|^~\$|\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx)$|^id_(?:rsa|dsa|ecdsa|ed25519)(?:\.pub)?$/i;

const isPrivate = (relative: string) => relative.split(path.sep).some((name) => PRIVATE.test(name));

const isWithin = (file: string, folder: string) => {
  const [first = ''] = path.relative(folder, file).split(path.sep);
  return first !== '..' && !path.isAbsolute(first);
};

/** Returns the real path of a file or folder that may not exist yet. */
export function realpathOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realpathOf(parent), path.basename(file));
}

/** True for a file inside the folders, after resolving links, that is not private. */
export function isReadable(file: string, folders: readonly string[]): boolean {
  const real = realpathOf(file);
  return folders.some((folder) => {
    const root = realpathOf(folder);
    return isWithin(real, root) && !isPrivate(path.relative(root, real));
  });
}

/** The characters of Windows-1252 from 0x80 on. */
const WINDOWS = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];

/** Reads a page; returns its encoding too if that is not UTF-8. Old Windows editors use two others. */
export function readPageFile(file: string): { text: string; encoding: 'UTF-16' | 'Windows-1252' | undefined } {
  const bytes = readFileSync(file);
  const [first, second] = bytes;
  // Without a byte order mark, the first letter has a zero beside it.
  const isBigEndian = first === 0 || (first === 0xfe && second === 0xff);
  if (isBigEndian || second === 0 || (first === 0xff && second === 0xfe))
    return { text: new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: undefined };
  // Node.js decodes Windows-1252 as Latin-1, which has control characters instead of these.
  const text = bytes.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
  return { text, encoding: 'Windows-1252' };
}

/** Reads a settings file; undefined if it is missing, too large or not readable. */
export function readSiteFile(file: string, folders: readonly string[]): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size > PAGE_LIMIT || !isReadable(file, folders)) return undefined;
  return readFileSync(file, 'utf8');
}

/** Lists the files below a folder, in the same order everywhere. Skips private files, and links that lead out of it. */
export function findFiles(root: string): FileList {
  const files: FoundFile[] = [];
  const outside: string[] = [];
  const hidden: string[] = [];
  let real: string;
  try {
    real = realpathSync(root);
  } catch {
    return { files, outside, hidden };
  }
  const seen = new Set<string>();
  const walk = (folder: string, relative: string): void => {
    for (const name of readdirSync(folder).sort()) {
      if (name === 'node_modules' || name === '.git') continue;
      const file = path.join(folder, name);
      const inner = relative === '' ? name : `${relative}/${name}`;
      if (PRIVATE.test(name)) {
        hidden.push(file);
        continue;
      }
      if (lstatSync(file).isSymbolicLink()) {
        let target: string;
        try {
          target = realpathSync(file);
        } catch {
          outside.push(file);
          continue;
        }
        if (!isWithin(target, real) || isPrivate(path.relative(real, target))) {
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
  return { files, outside, hidden };
}

const isPage = ({ relative }: FoundFile) =>
  /\.mdx?$/i.test(relative) && !relative.split('/').some((part) => /^[_.]/.test(part));

const isReadme = ({ relative }: FoundFile) => /(?:^|\/)readme\.mdx?$/i.test(relative);

/** Lists the pages below a folder. Of two index files of a folder, `index` comes first. */
export function findPages(folder: string): FileList {
  const { files, ...others } = findFiles(folder);
  return { files: files.filter(isPage).sort((a, b) => Number(isReadme(a)) - Number(isReadme(b))), ...others };
}
