import { buildCache, isBuild } from '../../environment';
import { PICTURES, type PicturedPage } from '../../content/pictured';
import type { SiteEngine } from '../../content/loadSite';
import { createFileCache } from '../../cache/fileCache';
import { removeOthers } from '../../files/writeFiles';
import type { LoadedSite } from '../../content/loadSite';
import type { DocNode } from '../../types/nodeTypes';
import { writeImages } from './writeImages';

const OUTPUT = 'public';

type PageWithImages = PicturedPage & Pick<DocNode, 'images'>;

/** Maximum size of the cache: the pictures of some thousands of pages. */
const MAX_CACHE_BYTES = 500_000_000;

const made = new WeakMap<SiteEngine, Promise<void>>();

async function makePictures(
  pages: readonly PageWithImages[],
  loaded: LoadedSite | undefined,
  tell: (text: string) => void,
): Promise<void> {
  const cache = createFileCache(buildCache());
  const images = pages.flatMap((page) => page.images);
  const written = await writeImages(images, OUTPUT, cache);
  if (written > 0) tell(`Made ${written} image files`);
  // In `develop` nobody shares a page, so the features' pictures, such as cards, are not needed.
  if (loaded === undefined || !isBuild()) return;
  let drawn = 0;
  for (const { load } of loaded.added.of(PICTURES))
    drawn += await (await load())(pages, { loaded, output: OUTPUT, cache });
  if (drawn > 0) tell(`Drew ${drawn} pictures of pages`);
  removeOthers(
    OUTPUT,
    'static/images',
    images.flatMap(({ variants }) => variants.map((variant) => variant.path)),
  );
  // Only after a change, since listing the whole cache is slow.
  if (written + drawn > 0) await cache.trim(MAX_CACHE_BYTES);
}

/** Starts making the image files and the features' pictures, on the cores that Gatsby leaves idle. */
export function startPictures(
  engine: SiteEngine,
  pages: readonly PageWithImages[],
  loaded: LoadedSite | undefined,
  tell: (text: string) => void,
): void {
  const pictures = makePictures(pages, loaded, tell);
  made.set(engine, pictures);
  // Whoever awaits `finishPictures` gets the error; until then it must not be an unhandled rejection.
  pictures.catch(() => undefined);
}

/** Waits until all pictures are finished. */
export const finishPictures = async (engine: SiteEngine): Promise<void> => made.get(engine);
