import { isFilePath } from '../../model/site/link';
import { mayFetchAhead } from '../../model/navigation/pageNavigation';
import { isPlainClick } from '../../model/navigation/plainClick';

/** Maximum number of parallel prefetches. */
export const PREFETCH_AT_ONCE = 2;

/** Prefetch budget in bytes per page for links in view; two requests may exceed it. */
export const PREFETCH_BYTES = 13_000;
/** Links prefetched only on hover: most lead to lists, whose data grow with the site. */
const ON_EVERY_PAGE = 'header nav, nav > ol';
/** File names of page data and code. */
const PAGE_PARTS = /\.js(?:on)?$/;

/** Pathname of a link to another page of this site; undefined for other links. */
function pageOfLink(anchor: HTMLAnchorElement, { origin, pathname }: Location): string | undefined {
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || anchor.origin !== origin || isFilePath(anchor.pathname)) return undefined;
  return anchor.pathname === pathname ? undefined : anchor.pathname;
}

interface LinkWatcher {
  /** Watches the links of the current page instead of the previous page's. */
  look: (root: ParentNode) => void;
}

function linkedPage({ target }: Event, { location }: Window): string | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor === null ? undefined : pageOfLink(anchor, location);
}

/**
 * Counts the bytes of page data and code; returns those requested since a point in time. The browser's own list ends at
 * 250 requests, and clearing it would take them from other scripts of the page.
 */
function countBytes(): (moment: number) => number {
  let loaded: PerformanceResourceTiming[] = [];
  const add = (entries: PerformanceEntryList) =>
    (loaded = [...loaded, ...(entries as typeof loaded).filter(({ name }) => PAGE_PARTS.test(name))]);
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'resource' });
  return (moment) => {
    loaded = add(observer.takeRecords()).filter(({ startTime }) => startTime >= moment);
    return loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
  };
}

/**
 * Prefetches the targets of links: those in view, one after the other within a small budget, and before them the one
 * that is hovered, touched or focused. Each page is fetched once, at most two in parallel. Slow connections and data
 * saving disable prefetching.
 *
 * A pressed link is fetched on any connection: the press takes 50 to 140 ms, which the request can use.
 * @param fetchPage fetches the page of a pathname, as a prefetch or with high priority; its rejections are ignored
 */
export function watchLinks(
  fetchPage: (pathname: string, isAhead: boolean) => Promise<unknown>,
  browser: Window = window,
): LinkWatcher {
  const requested = new Set<string>();
  /** Hovered pages first, then pages in view. */
  let queue: string[] = [];
  let inView: string[] = [];
  let shownAt = 0;
  let underway = 0;
  const bytesSince = countBytes();

  const next = () => {
    if (underway >= PREFETCH_AT_ONCE || !mayFetchAhead(browser.navigator)) return;
    const pathname = queue.shift() ?? (bytesSince(shownAt) < PREFETCH_BYTES ? inView.shift() : undefined);
    if (pathname === undefined) return;
    requested.add(pathname);
    underway += 1;
    const done = () => {
      underway -= 1;
      next();
    };
    fetchPage(pathname, true).then(done, done);
    next();
  };

  const forget = (pathname: string) => {
    queue = queue.filter((other) => other !== pathname);
    inView = inView.filter((other) => other !== pathname);
  };

  const onLink = (event: Event) => {
    const pathname = linkedPage(event, browser);
    if (pathname === undefined || requested.has(pathname)) return;
    forget(pathname);
    queue.unshift(pathname);
    next();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    browser.document.addEventListener(type, onLink, { passive: true });
  browser.document.addEventListener('mousedown', (event) => {
    const pathname = isPlainClick(event) ? linkedPage(event, browser) : undefined;
    if (pathname === undefined) return;
    requested.add(pathname);
    forget(pathname);
    fetchPage(pathname, false).catch(() => undefined);
  });

  let stopLooking = () => undefined as void;
  return {
    look: (root) => {
      stopLooking();
      queue = [];
      inView = [];
      shownAt = browser.performance.now();
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const pathname = pageOfLink(target as HTMLAnchorElement, browser.location);
          if (pathname === undefined || requested.has(pathname) || inView.includes(pathname)) continue;
          inView.push(pathname);
        }
        next();
      });
      const observe = () => {
        // Links in the text are more likely targets than those around it.
        for (const links of ['main a[href]', 'a[href]'])
          for (const anchor of root.querySelectorAll(links))
            if (anchor.closest(ON_EVERY_PAGE) === null) observer.observe(anchor);
      };
      const stopWaiting = whenIdle(observe, browser);
      stopLooking = () => {
        stopWaiting();
        observer.disconnect();
      };
    },
  };
}

/** Calls back when the browser is idle; returns a cancel function. */
function whenIdle(call: () => void, browser: Window): () => void {
  // Safari has no `requestIdleCallback`.
  const LATER = 300;
  if (!('requestIdleCallback' in browser)) {
    const timer = setTimeout(call, LATER);
    return () => clearTimeout(timer);
  }
  const request = browser.requestIdleCallback(call);
  return () => browser.cancelIdleCallback(request);
}
