/**
 * Stands in, in the browser's bundle, for packages that are bundled into every site and of which this one uses
 * nothing (see `onCreateWebpackConfig`).
 */
export {};
