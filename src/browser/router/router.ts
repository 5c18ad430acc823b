import {
  changeBetween,
  pagePathOf,
  scrollMove,
  type NavigationKind,
  type PageAddress,
  type ScrollMove,
} from '../../model/navigation/pageNavigation';
import { addressOf, entryKey, nameEntry, tidyEntry, writeEntry } from './historyEntry';
import type { PageCache } from './pageCache';
import type { LoadedPage } from './pageSource';
import type { ProgressBar } from './progressBar';
import { allowReload, reloadOnce } from './reloadOnce';
import type { ScrollMemory } from './scrollMemory';
import { observable } from '../../model/observable';

/** Why the page of the address is not shown. */
type LoadFailure = 'unreachable' | 'broken';

/** The rendered state: an address with its page, or with a failure inside the last page's layout. */
export interface Shown {
  address: PageAddress;
  page: LoadedPage;
  failure: LoadFailure | null;
  /** The navigation that led here, for work after the paint; null for the document's first page. */
  arrival: { by: NavigationKind; isNewPage: boolean; scroll: ScrollMove; elements?: readonly number[] } | null;
}

export interface Router {
  shown: () => Shown;
  /** Calls back on each change of the rendered state; returns an unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  /** Navigates to an address of this site, or by a number of history entries. Ignores other origins. */
  navigate: (to: string | number, options?: { state?: object; replace?: boolean }) => void;
  /** Retries a failed page. */
  retry: () => void;
  /** Prefetches a page, with low priority unless `isAhead` is false. Never rejects. */
  prefetch: (pathname: string, isAhead?: boolean) => Promise<void>;
}

/** Milliseconds before each retry after the `online` event: at first the network often fails. */
const ONLINE_PAUSES = [0, 1000, 4000];

interface RouterParts {
  base: string;
  first: LoadedPage;
  pages: PageCache;
  progress: ProgressBar;
  memory: ScrollMemory;
  browser?: Window;
}

/** Creates the router. The old page stays until the next one has loaded; of several clicks the last one wins. */
export function createRouter({ base, first, pages, progress, memory, browser = window }: RouterParts): Router {
  tidyEntry(base, browser);
  const current = observable<Shown>({ address: addressOf(browser), page: first, failure: null, arrival: null });
  const shown = current.get;
  /** Number of the latest navigation; results of older ones are dropped. */
  let navigation = 0;
  memory.follow(entryKey(browser) ?? nameEntry(browser));

  function show(address: PageAddress, by: NavigationKind, content: Pick<Shown, 'page' | 'failure'>): void {
    progress.stop();
    const key = entryKey(browser) ?? nameEntry(browser);
    const isNewPage = content.page !== shown().page || content.failure !== null || shown().failure !== null;
    memory.leave();
    const scroll = scrollMove(shown().address, address, by, memory.notedAt(key));
    memory.follow(key);
    current.set({ address, ...content, arrival: { by, isNewPage, scroll, elements: memory.elementsAt(key) } });
  }

  function loadDocument(by: NavigationKind, load: () => unknown): boolean {
    if (by !== 'pop') memory.startAnew();
    return load() !== false;
  }

  function fail(address: PageAddress, by: NavigationKind, reason: LoadFailure, error: unknown): void {
    // If the host responds, its own document may explain more.
    if (reason === 'broken' && loadDocument(by, () => reloadOnce(browser))) return;
    console.warn(`The page ${address.pathname} could not be loaded.`, error);
    show(address, by, { page: shown().page, failure: reason });
  }

  /** Shows a loaded page; data of a newer build need that build's document, since this code may not support them. */
  function open(address: PageAddress, by: NavigationKind, page: LoadedPage): void {
    if (page.isOfOtherBuild) loadDocument(by, () => browser.location.reload());
    else show(address, by, { page, failure: null });
  }

  /** Shows the page of the address bar. */
  async function arrive(by: NavigationKind): Promise<void> {
    navigation += 1;
    const mine = navigation;
    const address = addressOf(browser);
    const path = pagePathOf(address.pathname, base);
    if (path === undefined) return browser.location.reload();
    if (shown().failure === null && changeBetween(shown().address, address) !== 'path')
      return show(address, by, { page: shown().page, failure: null });
    const ready = pages.ready(path);
    if (ready !== undefined) return open(address, by, ready);
    progress.start();
    const outcome = await pages.load(path);
    if (mine !== navigation) return;
    if (outcome.status === 'unreachable' || outcome.status === 'broken')
      return fail(address, by, outcome.status, outcome.error);
    if (outcome.status === 'document')
      return fail(address, by, 'broken', new Error('The address is not a page of the router.'));
    allowReload(browser);
    open(addressOf(browser), by, outcome.page);
  }

  /** Retries a page after a network failure until it has loaded or the reader has navigated away. */
  async function arriveOnline(): Promise<void> {
    for (const pause of ONLINE_PAUSES) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (shown().failure !== 'unreachable') return;
      await arrive('replace');
    }
  }

  browser.addEventListener('popstate', () => {
    // The browser follows links within a page itself: it has scrolled, and the entry has no key yet.
    const isLinkWithin = entryKey(browser) === undefined;
    if (isLinkWithin) {
      memory.follow(nameEntry(browser));
      if (shown().failure === null && changeBetween(shown().address, addressOf(browser)) === 'hash')
        return current.set({ ...shown(), address: addressOf(browser), arrival: null });
    }
    void arrive('pop');
  });
  browser.addEventListener('online', () => void arriveOnline());

  return {
    shown,
    subscribe: current.subscribe,
    navigate: (to, { state, replace = false } = {}) => {
      if (typeof to === 'number') return browser.history.go(to);
      const url = new URL(to, browser.location.href);
      if (url.origin !== browser.location.origin) return;
      const isSame = url.href === browser.location.href;
      writeEntry(url, { state, replace: replace || isSame }, browser);
      void arrive(replace || isSame ? 'replace' : 'push');
    },
    retry: () => void arrive('replace'),
    prefetch: async (pathname, isAhead = true) => {
      const path = pagePathOf(pathname, base);
      if (path !== undefined) await pages.load(path, isAhead);
    },
  };
}
