import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContentOrigin } from './contentOrigin';

/** Returns the site's folder: the project's, or that of a site with the engine as a package. */
const siteFolder = (): string => process.env.SITE_FOLDER ?? process.cwd();

/** Returns the absolute path of a file that a person names, relative to the site's folder. */
export const resolveInSite = (file: string): string => path.resolve(siteFolder(), file);

/** Returns the absolute path of the content folder: `SITE_CONTENT` relative to the site's folder, else `content`. */
export function contentFolder(): string {
  return resolveInSite(process.env.SITE_CONTENT ?? 'content');
}

/** Returns the file with the changes that a preview shows (`npm run build -- --drafts`); undefined in other builds. */
export const previewFile = (): string | undefined => process.env.SITE_PREVIEW;

/** True in the build of a site that is not for the public. */
export const isInternalBuild = (): boolean => previewFile() !== undefined || process.env.SITE_AUDIENCE === 'colleagues';

/**
 * Returns a content file's name in messages: relative to the site's folder where it is inside it.
 * @param folder the file's folder, if not the content folder
 * @example displayName('/home/me/site/content/site.yaml') // 'content/site.yaml'
 */
export function displayName(absolutePath: string, folder = contentFolder()): string {
  const relative = path.relative(siteFolder(), absolutePath);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  const shown = inside ? relative : path.join(path.basename(folder), path.relative(folder, absolutePath));
  return shown.split(path.sep).join('/');
}

/** Returns the writers' folder: the content folder, or the one that it was generated from. */
export function writersFolder(): string {
  return readContentOrigin(contentFolder())?.folder ?? contentFolder();
}

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
