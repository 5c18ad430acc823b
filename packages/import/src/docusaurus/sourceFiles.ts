import { isUtf8 } from 'node:buffer';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/** Most bytes of a page. */
export const PAGE_LIMIT = 2_000_000;

export interface FoundFile {
  /** Absolute path. */
  file: string;
  /** Path in the folder, with slashes. */
  relative: string;
}

/** A file or folder that is not read, with the reason for the report. */
interface SkippedFile {
  file: string;
  message: string;
  isPrivate: boolean;
}

interface FileList {
  files: FoundFile[];
  skipped: SkippedFile[];
}

/** Most folders around a file. */
const FOLDER_LIMIT = 32;
/** Most bytes of the name of a file; the new one may be longer, such as that of a translation. */
const NAME_LIMIT = 230;

const SKIPPED = {
  private: 'Its name is that of a hidden file or of a key, so it was not copied.',
  link: 'This link points outside its folder, so it was not followed.',
  loop: 'This link leads nowhere or to itself, so it was not followed.',
  name: 'Its name is not UTF-8, so it was left out. Rename it.',
  long: `Its name has more than ${NAME_LIMIT} bytes, so it was left out. Shorten it.`,
  special: 'It is neither a file nor a folder, so it was left out.',
  deep: `It lies below more than ${FOLDER_LIMIT} folders, so it was left out. Move it up.`,
  unreadable: 'It could not be read, so it was left out. Check who may read it.',
} as const;

/** Files with keys, temporary files of Office, and settings (`.env`, `.npmrc`). */
const PRIVATE = /^\.|^~\$|\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx)$|^id_(?:rsa|dsa|ecdsa|ed25519)(?:\.pub)?$/i;

const isPrivate = (relative: string) => relative.split(path.sep).some((name) => PRIVATE.test(name));

const isWithin = (file: string, folder: string) => {
  const [first = ''] = path.relative(folder, file).split(path.sep);
  return first !== '..' && !path.isAbsolute(first);
};

/** True for a file. False also where the system throws: for a name that is too long, or with forbidden characters. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

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
export function readSiteFile(file: string, folders: readonly string[], limit = PAGE_LIMIT): string | undefined {
  if (!isFile(file) || statSync(file).size > limit || !isReadable(file, folders)) return undefined;
  return mayRead(file) ? readFileSync(file, 'utf8') : undefined;
}

function mayRead(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the entries of a folder by their names; undefined where it may not be read. */
function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}

/** Returns why an entry of a folder is not read, or whether it is a file or a folder. */
function kindOf(file: string, name: string, root: string): keyof typeof SKIPPED | 'file' | 'folder' {
  if (PRIVATE.test(name)) return 'private';
  if (Buffer.byteLength(name) > NAME_LIMIT) return 'long';
  const own = lstatSync(file, { throwIfNoEntry: false });
  if (own === undefined) return name.includes('\uFFFD') ? 'name' : 'unreadable';
  if (own.isSymbolicLink()) {
    if (!existsSync(file)) return 'loop';
    const target = realpathSync(file);
    if (!isWithin(target, root) || isPrivate(path.relative(root, target))) return 'link';
  }
  const stats = statSync(file);
  if (stats.isDirectory()) return 'folder';
  if (!stats.isFile()) return 'special';
  return mayRead(file) ? 'file' : 'unreadable';
}

/**
 * Lists the files below a folder, in the same order everywhere. Skips private files, links that lead out of it, and
 * what no program can read.
 */
export function findFiles(root: string): FileList {
  const files: FoundFile[] = [];
  const skipped: SkippedFile[] = [];
  if (!existsSync(root)) return { files, skipped };
  const real = realpathSync(root);
  const seen = new Set<string>();
  const skip = (file: string, kind: keyof typeof SKIPPED) =>
    skipped.push({ file, message: SKIPPED[kind], isPrivate: kind === 'private' });
  const walk = (folder: string, relative: string, level: number): void => {
    const names = namesIn(folder);
    if (names === undefined) skip(folder, 'unreadable');
    for (const name of names ?? []) {
      if (name === 'node_modules' || name === '.git') continue;
      const file = path.join(folder, name);
      const inner = relative === '' ? name : `${relative}/${name}`;
      const kind = kindOf(file, name, real);
      if (kind === 'file') files.push({ file, relative: inner });
      else if (kind !== 'folder') skip(file, kind);
      else if (level >= FOLDER_LIMIT) skip(file, 'deep');
      else if (!seen.has(realpathSync(file))) {
        seen.add(realpathSync(file));
        walk(file, inner, level + 1);
      }
    }
  };
  walk(root, '', 0);
  return { files, skipped };
}

const isPage = ({ relative }: FoundFile) =>
  /\.mdx?$/i.test(relative) && !relative.split('/').some((part) => /^[_.]/.test(part));

const isReadme = ({ relative }: FoundFile) => /(?:^|\/)readme\.mdx?$/i.test(relative);

/** Lists the pages below a folder. Of two index files of a folder, `index` comes first. */
export function findPages(folder: string): FileList {
  const { files, skipped } = findFiles(folder);
  return { files: files.filter(isPage).sort((a, b) => Number(isReadme(a)) - Number(isReadme(b))), skipped };
}
