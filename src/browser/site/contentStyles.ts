/** The rules of each group of content elements, one per line; inlined by the bundler. */
declare const __CONTENT_GROUPS__: Readonly<Record<string, string>>;

/** The styles of content elements, for pages after a first page without them. */
export const contentStyles = __CONTENT_GROUPS__;
