/*
 * Stands in for what measures visits and asks for it, in the browser's bundle of a site that measures none (see
 * `onCreateWebpackConfig`).
 */
const Nothing = () => null;
export { Nothing as ConsentHost, Nothing as ConsentControl, Nothing as countPageView };
