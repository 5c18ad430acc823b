/*
 * Stands in for what asks readers whether a page helped, in the browser's bundle of a site that has nowhere to send
 * the answers (see `onCreateWebpackConfig`).
 */
const Nothing = () => null;
export { Nothing as FeedbackVote };
