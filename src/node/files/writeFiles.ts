import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readKeptJson, writeKeptJson } from './keptFile';
import { listFiles } from './listFiles';
import { copyFile, mkdir } from 'node:fs/promises';
import type { CopiedFile } from '../../model/pages/compiledContent';

/** Copies files into the output folder. Names contain digests, so existing files are up to date. */
export async function copyFiles(files: readonly CopiedFile[], outputFolder: string): Promise<void> {
  for (const { file, path: sitePath } of files) {
    const target = path.join(outputFolder, sitePath);
    if (existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}

/** The list of the output files that a build has written, for the next one. */
export const LIST_FILE = path.join('.cache', 'export-files.json');
/** The list of the files that it copies unchanged. */
export const STATIC_LIST_FILE = path.join('.cache', 'static-files.json');

/** The list of the redirects' pages, for the next build. */
export const REDIRECT_LIST_FILE = path.join('.cache', 'redirect-pages.json');

/** A text file of the output, by its path. */
export interface TextFile {
  path: string;
  text: string;
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes files and their folders. Skips files whose text is unchanged. */
export function writeFiles(folder: string, files: readonly TextFile[]): void {
  for (const { path: name, text } of files) write(path.join(folder, name), text);
}

/** Writes all files of an output folder, named by digests, and removes older ones with their compressed forms. */
export function replaceFiles(output: string, folder: string, files: readonly TextFile[]): void {
  writeFiles(output, files);
  const names = new Set(files.map((file) => path.basename(file.path)));
  const root = path.join(output, folder);
  for (const name of existsSync(root) ? readdirSync(root) : [])
    if (!names.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(path.join(root, name), { recursive: true });
}

/** The lists at the start of the build: Gatsby clears `.cache` later if its plugins have changed. */
const listsAtStart = new Map<string, string[]>();

/** Reads the list of the last build's files, for `removeOldFiles`; false without a list. */
export function readOldFiles(listFile: string): boolean {
  listsAtStart.delete(listFile);
  const list = readKeptJson(listFile) as string[] | undefined;
  if (list !== undefined) listsAtStart.set(listFile, list);
  return list !== undefined;
}

/**
 * Removes the files that the last build wrote and this one did not, such as the text of a removed page: Gatsby removes
 * only its own files.
 * @param listFile the list of files, kept between builds
 * @param isOthers true for a path in the folder that has another file now: of `static`, or a page
 */
export function removeOldFiles(
  folder: string,
  files: readonly Pick<TextFile, 'path'>[],
  listFile: string,
  isOthers: (name: string) => boolean,
): void {
  const written = new Set(files.map(({ path: name }) => path.join(folder, name)));
  if (existsSync(listFile)) readOldFiles(listFile);
  const oldFiles = listsAtStart.get(listFile) ?? [];
  const isOld = (file: string) => !written.has(file) && !isOthers(path.relative(folder, file));
  for (const file of oldFiles.filter(isOld)) rmSync(file, { force: true });
  writeKeptJson(listFile, [...written]);
}

/** Removes the files of an output folder that are not in a list of paths, such as `/static/images/a.png`. */
export function removeOthers(output: string, folder: string, paths: readonly string[]): void {
  const files = new Set(paths.map((name) => path.resolve(output, `.${name}`)));
  for (const file of listFiles(path.resolve(output, folder))) if (!files.has(file)) rmSync(file);
}
