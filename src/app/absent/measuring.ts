/*
 * Stands in for what measures visits, asks for it, and takes answers about pages, in the browser's bundle of a site that
 * does not have it (see `onCreateWebpackConfig`).
 */
const Nothing = () => null;
export { Nothing as ConsentHost, Nothing as ConsentControl, Nothing as FeedbackVote, Nothing as countPageView };
