/** For files whose name changes with the content, so that browsers need not revalidate them. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Browsers may cache the file but must revalidate it. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** How long browsers cache files with a matching path. */
export interface CachingRule {
  /** A regular expression that means the same in JavaScript and nginx. */
  pattern: string;
  value: string;
}

/** The caching of all other files. */
export const DEFAULT_CACHING = REVALIDATE;

/**
 * Cache-Control rules. The first match wins. Paths below `static/` contain a digest, except the list of each search
 * index and the offline list, whose names stay so that pages of any age find them.
 * @param base base path without a trailing slash, as a regular expression
 */
export function cachingRules(base: string): CachingRule[] {
  return [
    { pattern: `^${base}/static/(?:search|offline)/[^/]+\\.json$`, value: REVALIDATE },
    { pattern: `^${base}/static/`, value: FOREVER },
    { pattern: `^${base}/[^/]+-[0-9a-f]{8,}\\.(?:js|css)$`, value: FOREVER },
  ];
}

/** Returns the `Cache-Control` header of a file: `public, max-age=31536000, immutable` for one with a digest. */
export function cacheControl(path: string, rules: readonly CachingRule[]): string {
  return rules.find(({ pattern }) => new RegExp(pattern).test(path))?.value ?? DEFAULT_CACHING;
}

/** True for a file that browsers cache without revalidation. */
export function isImmutable(path: string, rules: readonly CachingRule[]): boolean {
  return cacheControl(path, rules) === FOREVER;
}
