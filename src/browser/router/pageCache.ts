import type { LoadedPage, PageOutcome, PageSource } from './pageSource';

/** Pages kept in memory, visited or fetched ahead; the one that was used longest ago goes first. */
const PAGES_KEPT = 60;

/** Pages that are there, and those on their way. Failures are not kept: asking again asks again. */
export interface PageCache {
  /** The page, where it is there already. */
  ready: (path: string) => LoadedPage | undefined;
  load: (path: string, isAhead?: boolean) => Promise<PageOutcome>;
  /** Puts a page in that came by another way. */
  keep: (path: string, page: LoadedPage) => void;
}

/** Keeps the pages used last, so that going back asks nobody and memory stays flat. */
export function createPageCache(source: Pick<PageSource, 'fetchPage'>, capacity = PAGES_KEPT): PageCache {
  // A map gives its keys in the order in which they came: the first is the one used longest ago.
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
      const asked =
        underway.get(path) ??
        source.fetchPage(path, isAhead).then((outcome) => {
          underway.delete(path);
          if (outcome.status === 'page') keep(path, outcome.page);
          return outcome;
        });
      underway.set(path, asked);
      return asked;
    },
    keep,
  };
}
