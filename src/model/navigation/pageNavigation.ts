import { safeDecode, withoutBase } from '../site/path';

/** What of the address bar tells one place of the site from another. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Event on the window when a page has changed its own address without the router. */
export const ADDRESS_CHANGED = 'ohjekeskus.addressChanged';

/** How an entry of the history came to be shown: a new one, one in another's place, or one gone back to. */
export type Arrival = 'push' | 'replace' | 'pop';

/** What differs between two addresses, by its weight: another path is another page. */
export function changeBetween(before: PageAddress, after: PageAddress): 'none' | 'hash' | 'query' | 'path' {
  if (before.pathname !== after.pathname) return 'path';
  if (before.search !== after.search) return 'query';
  return before.hash === after.hash ? 'none' : 'hash';
}

/** Where a page is scrolled to: not at all, to a place noted before, to an element, or to its top. */
export type ScrollMove =
  { to: 'nowhere' } | { to: 'position'; top: number } | { to: 'target'; id: string } | { to: 'top' };

/**
 * Where to scroll after a change of address. Going back leads to where the reader was; a change of the query alone,
 * as while typing a search, leaves them where they are; else the hash decides.
 * @param noted distance from the top in pixels that was noted for the entry gone back to
 */
export function scrollMove(
  before: PageAddress,
  after: PageAddress,
  arrival: Arrival,
  noted: number | undefined,
): ScrollMove {
  if (arrival === 'pop' && noted !== undefined) return { to: 'position', top: noted };
  const change = changeBetween(before, after);
  if (change === 'query' && before.hash === after.hash) return { to: 'nowhere' };
  const id = safeDecode(after.hash.slice(1));
  return id === '' ? { to: 'top' } : { to: 'target', id };
}

/** True where the page's first screen is all that the reader sees of it at first. */
export function opensAtTop(move: ScrollMove): boolean {
  return move.to === 'top' || (move.to === 'position' && move.top === 0);
}

/**
 * The path by which the build knows a page: without the base path, escapes and a trailing slash. Undefined where the
 * address lies outside the site.
 * @example pagePathOf('/ohje/docs/h%C3%A4/', '/ohje') // '/docs/hä'
 */
export function pagePathOf(pathname: string, base: string): string | undefined {
  const path = withoutBase(pathname, base);
  if (path === undefined) return undefined;
  const decoded = safeDecode(path);
  return decoded.length > 1 ? decoded.replace(/\/+$/, '') || '/' : '/';
}

/**
 * A pathname as the build writes those of its pages: no slash at the end, but for the home page's.
 * @example tidyPathname('/ohje/docs/saldo/', '/ohje') // '/ohje/docs/saldo'
 */
export function tidyPathname(pathname: string, base: string): string {
  const path = withoutBase(pathname, base);
  if (path === undefined || path === '/') return pathname;
  return base + (path.replace(/\/+$/, '') || '/');
}

/**
 * The address of a page's path, each part escaped: whatever slashes and backslashes a path has, it stays on the site.
 * @example addressOfPath('//evil.example/x') // '/evil.example/x'
 */
export function addressOfPath(path: string): string {
  return `/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;
}

/**
 * Where the build puts a page's data, below the base path.
 * @example pageDataPath('/docs/saldo') // '/page-data/docs/saldo/page-data.json'
 */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : addressOfPath(path)}/page-data.json`;
}

/** Id of the JSON element with which a document brings the data of its own page. */
export const PAGE_DATA_ID = 'page-data';

/** What a browser says of itself and, where it does, of its connection: the part that counts for fetching ahead. */
export interface Connected {
  userAgent: string;
  connection?: { effectiveType?: string; saveData?: boolean };
}

/** Programs that read pages for search engines; they follow links by themselves. */
const ROBOT = /bot|crawl|spider/i;

/**
 * True where something may be fetched before it is asked for: not on a slow connection, not where data is saved, and
 * not for robots.
 */
export function mayFetchAhead({ connection, userAgent }: Connected): boolean {
  if (ROBOT.test(userAgent)) return false;
  return connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g');
}

/**
 * How far the progress bar stands, from 0 to 1, some milliseconds after it came: it starts at 8 %, and each step
 * takes a share of what is left, so that it never arrives by itself.
 */
export function progressAt(milliseconds: number): number {
  const START = 0.08;
  const END = 0.94;
  const PACE = 4000;
  return END - (END - START) * Math.exp(-milliseconds / PACE);
}
