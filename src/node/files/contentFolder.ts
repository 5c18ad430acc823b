import { existsSync } from 'node:fs';
import path from 'node:path';
import { readMadeOf } from './madeOf';

/** Returns the absolute path of the content folder: `SITE_CONTENT` relative to the project's folder, else `content`. */
export function contentFolder(): string {
  return path.resolve(process.cwd(), process.env.SITE_CONTENT ?? 'content');
}

/**
 * Returns a content file's name in messages: relative to the project's folder where it is inside it.
 * @param folder the file's folder, if not the content folder
 * @example displayName('/home/me/site/content/site.yaml') // 'content/site.yaml'
 */
export function displayName(absolutePath: string, folder = contentFolder()): string {
  const relative = path.relative(process.cwd(), absolutePath);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  const shown = inside ? relative : path.join(path.basename(folder), path.relative(folder, absolutePath));
  return shown.split(path.sep).join('/');
}

/** Returns the writers' folder: the content folder, or the one that it was generated from. */
export function writersFolder(): string {
  return readMadeOf(contentFolder())?.folder ?? contentFolder();
}

/** Returns the file of a display name; the inverse of `displayName`. */
export function fileIn(folder: string, name: string): string {
  const shown = displayName(folder, folder);
  const isInside = name === shown || name.startsWith(`${shown}/`);
  return isInside ? path.join(folder, path.relative(shown, name)) : path.resolve(process.cwd(), name);
}

/** Returns the file of a display name: the writers' file, else the generated one. */
export function fileNamed(name: string): string {
  const written = fileIn(writersFolder(), name);
  return existsSync(written) ? written : fileIn(contentFolder(), name);
}
