/** The rules of each group of content elements, a line each; the bundler puts them in. */
declare const __CONTENT_GROUPS__: Readonly<Record<string, string>>;

/** The styles of content elements, for pages that come after one without them. */
export const contentStyles = __CONTENT_GROUPS__;
