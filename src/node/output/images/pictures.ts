import { rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD_CACHE, createFileCache } from '../../cache/fileCache';
import { cardPath, readIcon } from '../../../features/social-cards/node/cardPath';
import { drawCard, writeCards } from '../../../features/social-cards/node/writeCards';
import { listFiles } from '../../files/listFiles';
import type { DocNode } from '../../types/nodeTypes';
import { inThreads } from '../threads/inThreads';
import { writeImages } from './writeImages';

/** What the cache may hold: the pictures of some thousands of pages. */
const MAX_CACHE_BYTES = 500_000_000;

/** Removes the pictures of pages that are gone. */
function removeOthers(folder: string, wanted: readonly string[]): void {
  const names = new Set(wanted.map((name) => path.resolve('public', `.${name}`)));
  for (const file of listFiles(path.resolve('public', folder))) if (!names.has(file)) rmSync(file);
}

/** What the pictures of a page are made of. */
type PicturedPage = Pick<DocNode, 'title' | 'images'>;

let made: Promise<void> = Promise.resolve();

async function makePictures(
  pages: readonly PicturedPage[],
  site: string | undefined,
  tell: (text: string) => void,
): Promise<void> {
  const cache = createFileCache(BUILD_CACHE);
  const images = pages.flatMap((page) => page.images);
  const written = await writeImages(images, 'public', cache);
  if (written > 0) tell(`Made ${written} image files`);
  // While writing nobody shares a page, so nobody sees its card.
  if (site === undefined || process.env.NODE_ENV !== 'production') return;
  const titles = [site, ...pages.map(({ title }) => title)];
  const cards = titles.map((title) => ({ title, site }));
  const icon = readIcon();
  const drawn = await writeCards(cards, icon, 'public', cache, inThreads('drawCard', drawCard));
  if (drawn > 0) tell(`Drew ${drawn} cards`);
  removeOthers(
    'static/images',
    images.flatMap(({ variants }) => variants.map((variant) => variant.path)),
  );
  removeOthers(
    'static/cards',
    cards.map((card) => cardPath(card, icon)),
  );
  // To look at all of them takes long.
  if (written + drawn > 0) await cache.trim(MAX_CACHE_BYTES);
}

/**
 * Begins to make the files of all images and of the cards of pages, on the cores that Gatsby leaves free.
 * @param site title of the site; undefined where its settings cannot be used
 */
export function startPictures(
  pages: readonly PicturedPage[],
  site: string | undefined,
  tell: (text: string) => void,
): void {
  made = makePictures(pages, site, tell);
  // Whoever waits gets the error; until then a failure must not end the process without a word.
  made.catch(() => undefined);
}

/** Waits until all pictures are there. */
export const finishPictures = (): Promise<void> => made;
