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

/** Why the page of the address is not shown. */
type LoadFailure = 'unreachable' | 'broken';

/** What is on the screen: an address, and its page, or the last page's frame around a failure. */
export interface Shown {
  address: PageAddress;
  page: LoadedPage;
  failure: LoadFailure | null;
  /** How the reader came here, for what follows once it is painted; null for the document's own page. */
  arrival: { by: NavigationKind; isNewPage: boolean; scroll: ScrollMove } | null;
}

export interface Router {
  shown: () => Shown;
  /** Calls back when something else is shown; returns the way to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Goes to an address of this site, or by so many entries of the history. Other sites' addresses are ignored. */
  navigate: (to: string | number, options?: { state?: object; replace?: boolean }) => void;
  /** Asks again for a page that failed. */
  retry: () => void;
  /** Fetches a page before it is gone to; other requests go first unless `isAhead` is false. Never rejects. */
  prefetch: (pathname: string, isAhead?: boolean) => Promise<void>;
}

/** Milliseconds before each try once the network is said to be back: at first it often carries nothing. */
const ONLINE_PAUSES = [0, 1000, 4000];

interface RouterParts {
  base: string;
  first: LoadedPage;
  pages: PageCache;
  progress: ProgressBar;
  memory: ScrollMemory;
  browser?: Window;
}

/**
 * Leads from page to page. The address bar says at once where the reader goes; the page that is there stays until
 * the next one has come with its data and code. Of several clicks the last one wins.
 */
export function createRouter({ base, first, pages, progress, memory, browser = window }: RouterParts): Router {
  tidyEntry(base, browser);
  let shown: Shown = { address: addressOf(browser), page: first, failure: null, arrival: null };
  /** The number of the last journey; an older one that arrives late is dropped. */
  let journey = 0;
  const listeners = new Set<() => void>();
  memory.follow(entryKey(browser) ?? nameEntry(browser));

  function show(address: PageAddress, by: NavigationKind, content: Pick<Shown, 'page' | 'failure'>): void {
    progress.stop();
    const key = entryKey(browser) ?? nameEntry(browser);
    const isNewPage = content.page !== shown.page || content.failure !== null || shown.failure !== null;
    memory.leave();
    const scroll = scrollMove(shown.address, address, by, memory.notedAt(key));
    memory.follow(key);
    shown = { address, ...content, arrival: { by, isNewPage, scroll } };
    listeners.forEach((tell) => tell());
  }

  function loadDocument(by: NavigationKind, load: () => unknown): boolean {
    if (by !== 'pop') memory.startAnew();
    return load() !== false;
  }

  function fail(address: PageAddress, by: NavigationKind, reason: LoadFailure, error: unknown): void {
    // Where the host answers at all, its own document may say more than we can.
    if (reason === 'broken' && loadDocument(by, () => reloadOnce(browser))) return;
    console.warn(`The page ${address.pathname} could not be loaded.`, error);
    show(address, by, { page: shown.page, failure: reason });
  }

  /** Shows a page that has come; our code may not know the data of a newer build, whose own document does. */
  function open(address: PageAddress, by: NavigationKind, page: LoadedPage): void {
    if (page.isOfOtherBuild) loadDocument(by, () => browser.location.reload());
    else show(address, by, { page, failure: null });
  }

  /** Shows the page of the address bar. */
  async function arrive(by: NavigationKind): Promise<void> {
    journey += 1;
    const mine = journey;
    const address = addressOf(browser);
    const path = pagePathOf(address.pathname, base);
    if (path === undefined) return browser.location.reload();
    if (shown.failure === null && changeBetween(shown.address, address) !== 'path')
      return show(address, by, { page: shown.page, failure: null });
    const ready = pages.ready(path);
    if (ready !== undefined) return open(address, by, ready);
    progress.start();
    const outcome = await pages.load(path);
    if (mine !== journey) return;
    if (outcome.status === 'unreachable' || outcome.status === 'broken')
      return fail(address, by, outcome.status, outcome.error);
    if (outcome.status === 'document') return fail(address, by, 'broken', new Error('It is no page of the router.'));
    allowReload(browser);
    open(addressOf(browser), by, outcome.page);
  }

  /** Asks again for a page that had no network, until it is there or the reader is elsewhere. */
  async function arriveOnline(): Promise<void> {
    for (const pause of ONLINE_PAUSES) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (shown.failure !== 'unreachable') return;
      await arrive('replace');
    }
  }

  browser.addEventListener('popstate', () => {
    // The browser follows links within a page by itself: it has scrolled, and the entry has no key yet.
    const isLinkWithin = entryKey(browser) === undefined;
    if (isLinkWithin) {
      memory.follow(nameEntry(browser));
      if (shown.failure === null && changeBetween(shown.address, addressOf(browser)) === 'hash') {
        shown = { ...shown, address: addressOf(browser), arrival: null };
        listeners.forEach((tell) => tell());
        return;
      }
    }
    void arrive('pop');
  });
  browser.addEventListener('online', () => void arriveOnline());

  return {
    shown: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
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
