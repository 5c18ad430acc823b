import type { LoadedPage, PageOutcome, PageSource } from './pageSource';

/** Capacity of the page cache; the least recently used page is evicted. */
const PAGES_KEPT = 60;

/** Loaded and pending pages. Failures are not cached, so the next request retries. */
export interface PageCache {
  /** The page if it has loaded. */
  ready: (path: string) => LoadedPage | undefined;
  load: (path: string, isAhead?: boolean) => Promise<PageOutcome>;
  /** Adds a page that was loaded elsewhere. */
  keep: (path: string, page: LoadedPage) => void;
}

/** Creates an LRU cache of pages: going back needs no request, and memory stays bounded. */
export function createPageCache(source: Pick<PageSource, 'fetchPage'>, capacity = PAGES_KEPT): PageCache {
  // A map iterates in insertion order: its first key is the least recently used.
  const pages = new Map<string, LoadedPage>();
  const underway = new Map<string, Promise<PageOutcome>>();
  const keep = (path: string, page: LoadedPage) => {
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
  };
  return {
    ready: (path) => {
      const page = pages.get(path);
      if (page !== undefined) keep(path, page);
      return page;
    },
    load: (path, isAhead) => {
      const page = pages.get(path);
      if (page !== undefined) return Promise.resolve({ status: 'page', page });
      const request =
        underway.get(path) ??
        source.fetchPage(path, isAhead).then((outcome) => {
          underway.delete(path);
          if (outcome.status === 'page') keep(path, outcome.page);
          return outcome;
        });
      underway.set(path, request);
      return request;
    },
    keep,
  };
}
