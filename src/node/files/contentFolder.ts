import { existsSync } from 'node:fs';
import path from 'node:path';
import { readMadeOf } from './madeOf';

/** Absolute path of the content folder: `SITE_CONTENT` relative to the project's folder, else `content`. */
export function contentFolder(): string {
  return path.resolve(process.cwd(), process.env.SITE_CONTENT ?? 'content');
}

/**
 * How messages name a content file: relative to the project's folder where it lies inside it.
 * @param folder the folder that the file is in, where that is not the content folder
 * @example displayName('/home/me/site/content/site.yaml') // 'content/site.yaml'
 */
export function displayName(absolutePath: string, folder = contentFolder()): string {
  const relative = path.relative(process.cwd(), absolutePath);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  const shown = inside ? relative : path.join(path.basename(folder), path.relative(folder, absolutePath));
  return shown.split(path.sep).join('/');
}

/** The folder in which writers write: the content folder, or the one that it was made of. */
export function writersFolder(): string {
  return readMadeOf(contentFolder())?.folder ?? contentFolder();
}

/** The file of a folder that messages call by a name: the way back from `displayName`. */
export function fileIn(folder: string, name: string): string {
  const shown = displayName(folder, folder);
  const isInside = name === shown || name.startsWith(`${shown}/`);
  return isInside ? path.join(folder, path.relative(shown, name)) : path.resolve(process.cwd(), name);
}

/** The file that a message names: one of the writers, else one that was made of theirs. */
export function fileNamed(name: string): string {
  const written = fileIn(writersFolder(), name);
  return existsSync(written) ? written : fileIn(contentFolder(), name);
}
