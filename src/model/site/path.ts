/** Site paths are what is in the address bar without base URL and locale: `/docs/pikaohjeet/saldo`. */

/** Path of the page that answers for an address without a page. */
export const NOT_FOUND_PATH = '/404.html';

/** Joins segments to a site path: one leading slash, none doubled, none trailing. */
export function joinPath(...segments: string[]): string {
  const joined = segments
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return joined.startsWith('/') ? joined : `/${joined}`;
}

/** A parsed address; `query` includes its `?` and `hash` its `#`, so concatenation restores it. */
interface Address {
  pathname: string;
  query: string;
  hash: string;
}

/** Splits an address without decoding it: `/a?q=1#b` is `{ pathname: '/a', query: '?q=1', hash: '#b' }`. */
export function splitAddress(address: string): Address {
  const hashAt = address.indexOf('#');
  const hash = hashAt < 0 ? '' : address.slice(hashAt);
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  const query = queryAt < 0 ? '' : beforeHash.slice(queryAt);
  return { pathname: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt), query, hash };
}

/** The canonical spelling of a path: no `/index.html`, no `.html`, no trailing or doubled slash. */
export function canonicalPath(pathname: string): string {
  const withoutSuffix = pathname.trim().replace(/\/index\.html$|\.html$/, '');
  return joinPath(withoutSuffix);
}

/** Prefixes a site path with the base URL: `/ohje/docs`. */
export function withBase(path: string, baseUrl: string): string {
  return joinPath(baseUrl, path);
}

/** Removes the base URL from a pathname; undefined for a pathname outside it. */
export function withoutBase(pathname: string, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (base === '') return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** Decodes percent escapes; returns malformed text unchanged instead of throwing. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The canonical, decoded path of a link's target: `/docs/hä` for `/docs/h%C3%A4/?q=1#b`. */
export const hrefPath = (href: string) => canonicalPath(safeDecode(splitAddress(href).pathname));

/** True when `path` equals `section` or is below it, by whole segments. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section.replace(/\/$/, '')}/`);
}

/** Path of a page's Markdown version, for text-reading clients: `/sv/docs/saldo.md`. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
