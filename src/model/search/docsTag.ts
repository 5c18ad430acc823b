/**
 * The tag by which a search is narrowed to a version of the docs.
 * @example docsTag('2.0') // 'docs-default-2.0'
 */
export const docsTag = (version: string): string => `docs-default-${version}`;

/** Tag of what is no doc. */
export const OTHER_TAG = 'default';
