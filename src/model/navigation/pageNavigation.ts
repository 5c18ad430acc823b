import { safeDecode, withoutBase } from '../site/path';

/** Id of the element at the start of a page, which contains the skip link. */
export const PAGE_START_ID = 'pageStart';

/** Attribute of `<main>` until its first screen is painted. */
export const ARRIVING = 'data-arriving';

/** The parts of an address that identify a page and a position in it. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Event on the window after a page changed its address without the router. */
export const ADDRESS_CHANGED = 'site.addressChanged';

/** Event of the window after an answer was copied; `detail` has the addresses of the texts in it. */
export const ANSWER_COPIED = 'site:answercopied';

/** Kind of navigation: a new history entry, a replaced one, or Back and Forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** The most significant difference between two addresses; another path is another page. */
export function changeBetween(before: PageAddress, after: PageAddress): 'none' | 'hash' | 'query' | 'path' {
  if (before.pathname !== after.pathname) return 'path';
  if (before.search !== after.search) return 'query';
  return before.hash === after.hash ? 'none' : 'hash';
}

/** Scroll target of a navigation: none, a saved position, an element, or the top. */
export type ScrollMove =
  { to: 'nowhere' } | { to: 'position'; top: number } | { to: 'target'; id: string } | { to: 'top' };

/** Where to scroll after a change of address. `noted` is the saved distance from the top of the history entry. */
export function scrollMove(
  before: PageAddress,
  after: PageAddress,
  arrival: NavigationKind,
  noted: number | undefined,
): ScrollMove {
  if (arrival === 'pop' && noted !== undefined) return { to: 'position', top: noted };
  const change = changeBetween(before, after);
  if (change === 'query' && before.hash === after.hash) return { to: 'nowhere' };
  const id = safeDecode(after.hash.slice(1));
  return id === '' ? { to: 'top' } : { to: 'target', id };
}

/** True when the page starts at its top, so that its first screen is all that is visible. */
export function opensAtTop(move: ScrollMove): boolean {
  return move.to === 'top' || (move.to === 'position' && move.top === 0);
}

/** The build's path of a page: `/ohje/docs/h%C3%A4/` is `/docs/hä`. Undefined outside the site. */
export function pagePathOf(pathname: string, base: string): string | undefined {
  const path = withoutBase(pathname, base);
  if (path === undefined) return undefined;
  const decoded = safeDecode(path);
  return decoded.length > 1 ? decoded.replace(/\/+$/, '') || '/' : '/';
}

/** A pathname without a trailing slash, except for the home page: `/ohje/docs/saldo/` is `/ohje/docs/saldo`. */
export function tidyPathname(pathname: string, base: string): string {
  const path = withoutBase(pathname, base);
  if (path === undefined || path === '/') return pathname;
  return base + (path.replace(/\/+$/, '') || '/');
}

/** The escaped address of a page's path. It never leaves the site: `//evil.example/x` is `/evil.example/x`. */
export function addressOfPath(path: string): string {
  return `/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;
}

/** Path of a page's data below the base path: `/page-data/docs/saldo/page-data.json`. */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : addressOfPath(path)}/page-data.json`;
}

/** Id of the JSON element that contains the data of the document's page. */
export const PAGE_DATA_ID = 'pageData';

/** The result of a page's query; `doc` or `post` is the page's own text. */
interface PageResult {
  data?: unknown;
}

/** Keys of the texts in the data of a page. */
export const PAGE_TEXTS = ['doc', 'post'] as const;

/**
 * Returns a result with another article: the document contains it once, outside the data.
 * @param change returns the new HTML of the article
 */
export function withArticle<Result extends PageResult>(result: Result, change: (html: string) => string): Result {
  const data = (result.data ?? {}) as Readonly<Record<string, { html?: unknown } | null>>;
  const key = PAGE_TEXTS.find((each) => typeof data[each]?.html === 'string');
  if (key === undefined) return result;
  return { ...result, data: { ...data, [key]: { ...data[key], html: change(String(data[key]?.html)) } } };
}

/** The properties of `navigator` that decide whether to prefetch. */
interface Connected {
  userAgent: string;
  connection?: { effectiveType?: string; saveData?: boolean };
}

/** Search engine crawlers, which follow links without prefetching. */
const ROBOT = /bot|crawl|spider/i;

/** True when prefetching is allowed: not on a slow connection, not with data saving, and not for crawlers. */
export function mayFetchAhead({ connection, userAgent }: Connected): boolean {
  if (ROBOT.test(userAgent)) return false;
  return connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g');
}

/** Progress of the bar by milliseconds: it starts at 8 %, each step adds a share of the rest, so it never reaches 1. */
export function progressAt(milliseconds: number): number {
  const START = 0.08;
  const END = 0.94;
  const PACE = 4000;
  return END - (END - START) * Math.exp(-milliseconds / PACE);
}
