/** Stands in, in the browser's bundle, for the script of the first paint (see `onCreateWebpackConfig`). */
export const firstPaintScript = (): string => '';
