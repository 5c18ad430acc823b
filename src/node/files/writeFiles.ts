import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isStaticFile } from './staticFile';
import { listFiles } from './listFiles';

/** Where a build keeps, for the next one, which files of the output it has written. */
export const LIST_FILE = path.join('.cache', 'export-files.json');
/** The same for the files that it copies as they are. */
export const STATIC_LIST_FILE = path.join('.cache', 'static-files.json');

/** A text file of the output, by its path in it. */
export interface TextFile {
  path: string;
  text: string;
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes files into a folder, with the folders that they lie in. One that has its text already stays as it is. */
export function writeFiles(folder: string, files: readonly TextFile[]): void {
  for (const { path: name, text } of files) write(path.join(folder, name), text);
}

/**
 * Writes all files of a folder, whose names carry their digests, and removes the older ones. The compressed forms of a
 * file stay with it.
 * @param folder path of the folder in the output
 */
export function replaceFiles(output: string, folder: string, files: readonly TextFile[]): void {
  writeFiles(output, files);
  const names = new Set(files.map((file) => path.basename(file.path)));
  const root = path.join(output, folder);
  for (const name of existsSync(root) ? readdirSync(root) : [])
    if (!names.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(path.join(root, name), { recursive: true });
}

/** Lists as they were at the start of the build: Gatsby empties `.cache` after that where its plugins have changed. */
const listsAtStart = new Map<string, string[]>();

/**
 * Reads which files the last build has written, for `removeOldFiles`.
 * @returns false where no list says it
 */
export function readOldFiles(listFile: string): boolean {
  listsAtStart.delete(listFile);
  if (!existsSync(listFile)) return false;
  listsAtStart.set(listFile, JSON.parse(readFileSync(listFile, 'utf8')) as string[]);
  return true;
}

/**
 * Removes what the last build wrote and this one did not, such as the text of a page that is gone: Gatsby removes
 * only what it has made itself. A file of the owner's that lies in such a place now stays.
 * @param listFile where the list of the files is kept from build to build
 */
export function removeOldFiles(folder: string, files: readonly Pick<TextFile, 'path'>[], listFile: string): void {
  const written = new Set(files.map(({ path: name }) => path.join(folder, name)));
  if (existsSync(listFile)) readOldFiles(listFile);
  const known = listsAtStart.get(listFile) ?? [];
  const isOld = (file: string) => !written.has(file) && !isStaticFile(path.relative(folder, file));
  for (const file of known.filter(isOld)) rmSync(file, { force: true });
  write(listFile, JSON.stringify([...written]));
}

/** Removes the files of an output's folder whose paths are not in a list, such as `/static/images/a.png`. */
export function removeOthers(output: string, folder: string, paths: readonly string[]): void {
  const files = new Set(paths.map((name) => path.resolve(output, `.${name}`)));
  for (const file of listFiles(path.resolve(output, folder))) if (!files.has(file)) rmSync(file);
}
