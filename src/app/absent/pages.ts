/*
 * Stands in for the code of pages where `develop` writes the page that all of them begin with, which is empty (see
 * `onCreateWebpackConfig`).
 */
export default { components: {} };
export const wrapPageElement = undefined;
