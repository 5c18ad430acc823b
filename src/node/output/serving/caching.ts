/** Names that change with what the file holds, so that a browser may keep it. */
const FOREVER = 'public, max-age=31536000, immutable';
/** A browser may keep the file, and asks each time whether it has changed. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** How long browsers keep the files whose path matches. */
export interface CachingRule {
  /** A regular expression that browsers' JavaScript and nginx read alike. */
  pattern: string;
  value: string;
}

/** The caching of all other files. */
export const DEFAULT_CACHING = REVALIDATE;

/**
 * The rules of caching; the first that matches counts. What the site writes below `static/` has a digest in its
 * path, but for the list of each search index and what offline reading offers, which keep their names so that pages
 * of any age find them.
 * @param base base path without a trailing slash, as a regular expression
 */
export function cachingRules(base: string): CachingRule[] {
  return [
    { pattern: `^${base}/static/(?:search|offline)/[^/]+\\.json$`, value: REVALIDATE },
    { pattern: `^${base}/static/`, value: FOREVER },
    { pattern: `^${base}/[^/]+-[0-9a-f]{8,}\\.(?:js|css)$`, value: FOREVER },
  ];
}

/**
 * The header `Cache-Control` of a file.
 * @example cacheControl('/static/kuva-1a2b.svg', cachingRules('')) // 'public, max-age=31536000, immutable'
 */
export function cacheControl(path: string, rules: readonly CachingRule[]): string {
  return rules.find(({ pattern }) => new RegExp(pattern).test(path))?.value ?? DEFAULT_CACHING;
}

/** True for a file that browsers keep without asking. */
export function isImmutable(path: string, rules: readonly CachingRule[]): boolean {
  return cacheControl(path, rules) === FOREVER;
}
