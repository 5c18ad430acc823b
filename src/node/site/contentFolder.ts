import path from 'node:path';

/** Absolute path of the content folder: `SITE_CONTENT` relative to the project's folder, else `content`. */
export function contentFolder(): string {
  return path.resolve(process.cwd(), process.env.SITE_CONTENT ?? 'content');
}

/**
 * How messages name a content file: relative to the project's folder where it lies inside it.
 * @example displayName('/home/me/site/content/site.yaml') // 'content/site.yaml'
 */
export function displayName(absolutePath: string): string {
  const relative = path.relative(process.cwd(), absolutePath);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  const shown = inside
    ? relative
    : path.join(path.basename(contentFolder()), path.relative(contentFolder(), absolutePath));
  return shown.split(path.sep).join('/');
}

/** The file that messages call by a name: the way back from `displayName`. */
export function fileNamed(name: string): string {
  const folder = contentFolder();
  const own = displayName(folder);
  const isInside = name === own || name.startsWith(`${own}/`);
  return isInside ? path.join(folder, path.relative(own, name)) : path.resolve(process.cwd(), name);
}
