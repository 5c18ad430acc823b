/** Background of the page, separate from the palette because every page's code contains it. */
export const pageBackground = { light: '#ffffff', dark: '#0f1513' } as const;

export type ColorMode = keyof typeof pageBackground;

/** The theme colour of a mode. */
export const themeColor = (mode: ColorMode): string => pageBackground[mode];

/** The variable of the accent, separate from the palette because browser code needs only this one. */
export const ACCENT_VARIABLE = '--a';
