import { FEATURES } from '../../../features';
import { contentFolder } from '../../files/contentFolder';
import { themeOf } from '../../site/featuresOf';
import { BUILD_CACHE, createFileCache } from '../../cache/fileCache';
import { removeOthers } from '../../files/writeFiles';
import type { Site } from '../../schema/siteSchema';
import type { DocNode } from '../../types/nodeTypes';
import { writeImages } from './writeImages';

const OUTPUT = 'public';

/** What the cache may hold: the pictures of some thousands of pages. */
const MAX_CACHE_BYTES = 500_000_000;

/** What the pictures of a page are made of. */
type PicturedPage = Pick<DocNode, 'title' | 'images'>;

let made: Promise<void> = Promise.resolve();

async function makePictures(
  pages: readonly PicturedPage[],
  site: Site | undefined,
  tell: (text: string) => void,
): Promise<void> {
  const cache = createFileCache(BUILD_CACHE);
  const images = pages.flatMap((page) => page.images);
  const written = await writeImages(images, OUTPUT, cache);
  if (written > 0) tell(`Made ${written} image files`);
  // While writing nobody shares a page, so nobody sees its card.
  if (site === undefined || process.env.NODE_ENV !== 'production') return;
  const titles = pages.map(({ title }) => title);
  let drawn = 0;
  // A feature that is off now removes the pictures that it drew before.
  for (const { pictures } of FEATURES)
    drawn +=
      (await (await pictures?.())?.(titles, { site, theme: themeOf(contentFolder()), output: OUTPUT, cache })) ?? 0;
  if (drawn > 0) tell(`Drew ${drawn} pictures of pages`);
  removeOthers(
    OUTPUT,
    'static/images',
    images.flatMap(({ variants }) => variants.map((variant) => variant.path)),
  );
  // To look at all of them takes long.
  if (written + drawn > 0) await cache.trim(MAX_CACHE_BYTES);
}

/**
 * Begins to make the files of all images, and the pictures that features draw of pages, on the cores that Gatsby leaves free.
 * @param site undefined where its settings cannot be used
 */
export function startPictures(
  pages: readonly PicturedPage[],
  site: Site | undefined,
  tell: (text: string) => void,
): void {
  made = makePictures(pages, site, tell);
  // Whoever waits gets the error; until then a failure must not end the process without a word.
  made.catch(() => undefined);
}

/** Waits until all pictures are there. */
export const finishPictures = (): Promise<void> => made;
