import type { LayoutLogo } from '../navigation/navbar';

/** The sections of the home page in their order: `search` is its introduction. */
export const HOME_SECTIONS = ['search', 'featured', 'ways', 'posts', 'releases', 'support'] as const;

export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** The picture beside the introduction: the engine's drawing, none, or a file of the site. */
export type HomeImage = 'drawing' | 'none' | Omit<LayoutLogo, 'alt'>;
