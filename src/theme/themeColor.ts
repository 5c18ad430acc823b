/** Inlined in bundles, where it is the theme's. */
declare const __PAGE_BACKGROUND__: { light: string; dark: string } | undefined;

/** Background of the page, separate from the palette because every page's code contains it. */
export const pageBackground =
  typeof __PAGE_BACKGROUND__ === 'undefined' ? { light: '#ffffff', dark: '#0f1513' } : __PAGE_BACKGROUND__;

export type ColorMode = keyof typeof pageBackground;

/** The theme colour of a mode. */
export const themeColor = (mode: ColorMode): string => pageBackground[mode];

/** Start of the names of all custom properties, so that no embedded page part overwrites them. */
export const PREFIX = '--help-';

/** The variable of the accent, separate from the palette because browser code needs only this one. */
export const ACCENT_VARIABLE = '--help-color-accent';
