import path from 'node:path';
import type { Content } from '../../../src/node/content/loadContent';
import type { PageFiles } from './findPage';

/** Images used only by a page and its translations, without video posters. */
export function imagesOfPageOnly(page: PageFiles, { docs, posts, folder }: Content): string[] {
  const isPoster = (image: string) => image.startsWith(path.join(folder, 'videos', path.sep));
  const pageFiles = new Set(page.files.map(({ absolutePath }) => absolutePath));
  const others = [...docs, ...posts].filter(({ absolutePath }) => !pageFiles.has(absolutePath));
  const shared = new Set(others.flatMap(({ content }) => content.images.map(({ file }) => file)));
  const shown = new Set(page.files.flatMap(({ content }) => content.images.map(({ file }) => file)));
  return [...shown].filter((image) => !shared.has(image) && !isPoster(image));
}
