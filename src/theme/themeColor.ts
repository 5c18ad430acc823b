/** Background of the page. It is apart from the other colours, since it alone is in the code of every page. */
export const pageBackground = { light: '#ffffff', dark: '#0f1513' } as const;

export type ColorMode = keyof typeof pageBackground;

/** The colour of the browser's own frame. */
export const themeColor = (mode: ColorMode): string => pageBackground[mode];

/** The variable of the accent. It is apart from the other roles: the browser's code that names it needs no other colour. */
export const ACCENT_VARIABLE = '--a';
