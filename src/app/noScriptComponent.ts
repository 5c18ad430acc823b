/**
 * Stands in for Gatsby's `<Script>` and its worker library, which Gatsby bundles into every site and this one
 * does not use (see `onCreateWebpackConfig`).
 */
export {};
