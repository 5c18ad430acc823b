import path from 'node:path';
import type { Content } from '../../../src/node/content/loadContent';
import type { PageFiles } from './findPage';

/** Images that only a page and its translations show. The posters of videos belong to the videos. */
export function imagesOfPageOnly(page: PageFiles, { docs, posts, folder }: Content): string[] {
  const isPoster = (image: string) => image.startsWith(path.join(folder, 'videos', path.sep));
  const own = new Set(page.files.map(({ absolutePath }) => absolutePath));
  const others = [...docs, ...posts].filter(({ absolutePath }) => !own.has(absolutePath));
  const shared = new Set(others.flatMap(({ content }) => content.images.map(({ file }) => file)));
  const shown = new Set(page.files.flatMap(({ content }) => content.images.map(({ file }) => file)));
  return [...shown].filter((image) => !shared.has(image) && !isPoster(image));
}
