/**
 * The tag by which a search is narrowed to a doc root.
 * @example docsTag('2.0') // 'docs-default-2.0'
 */
export const docsTag = (root: string): string => `docs-default-${root}`;

/** Tag of what is no doc. */
export const OTHER_TAG = 'default';
