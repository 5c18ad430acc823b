/** What the engines, each in its words, and the site say of files that do not come as they should. */
export const FILE_MISSING = new RegExp(
  [
    'Failed to load resource',
    'Loading (?:failed|chunk)',
    'ChunkLoadError',
    'could not be loaded',
    'Refused to execute',
    'disallowed MIME type',
    'was blocked due to MIME type',
    'NetworkError',
    'Load failed',
  ].join('|'),
);

/** What the site says where a browser gives it no storage. */
export const NO_STORAGE = /^warn(?:ing)?: Browser storage is not available/;
