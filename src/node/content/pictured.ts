import { additionPoint } from '../../model/site/additions';
import type { FileCache } from '../cache/fileCache';
import type { LoadedSite } from './loadSite';

/** A page of content with the locale of its text, or the site, which has no path. */
export type PicturedPage = Readonly<{ title: string; path?: string; locale: string }>;

/** Draws pictures of the published pages into the output, and removes its others there. Returns how many it drew. */
export type DrawPictures = (
  pages: readonly PicturedPage[],
  build: { loaded: LoadedSite; output: string; cache: FileCache },
) => Promise<number>;

/** The pictures of pages that links to them show where they are shared. */
export const PICTURES = additionPoint<{
  /** Returns the path of a page's picture. */
  pathOf: (page: PicturedPage, loaded: LoadedSite) => string;
  /** Loads what draws the pictures while Gatsby builds. */
  load: () => Promise<DrawPictures>;
}>('picture');
