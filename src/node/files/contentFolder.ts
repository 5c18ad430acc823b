import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContentOrigin } from './contentOrigin';
import { contentFolder, resolveInSite } from '../environment';

/**
 * Returns a content file's name in messages: relative to the site's folder where it is inside it.
 * @param folder the file's folder, if not the content folder
 * @example displayName('/home/me/site/content/site.yaml') // 'content/site.yaml'
 */
export function displayName(absolutePath: string, folder = contentFolder()): string {
  const relative = path.relative(resolveInSite(), absolutePath);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  const shown = inside ? relative : path.join(path.basename(folder), path.relative(folder, absolutePath));
  return shown.split(path.sep).join('/');
}

/** Returns the writers' folder: the content folder, or the one that it was generated from. */
export const writersFolder = (content = contentFolder()): string => readContentOrigin(content)?.folder ?? content;

/** Returns the file of a display name; the inverse of `displayName`. */
export function fileIn(folder: string, name: string): string {
  const shown = displayName(folder, folder);
  const isInside = name === shown || name.startsWith(`${shown}/`);
  return isInside ? path.join(folder, path.relative(shown, name)) : resolveInSite(name);
}

/** Returns the file of a display name: the writers' file, else the generated one. */
export function fileNamed(name: string): string {
  const written = fileIn(writersFolder(), name);
  return existsSync(written) ? written : fileIn(contentFolder(), name);
}
