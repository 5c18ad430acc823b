import { isFilePath } from '../../model/site/link';
import { mayFetchAhead } from '../../model/navigation/pageNavigation';
import { isPlainClick } from '../../model/navigation/plainClick';

/** Pages fetched ahead at the same time. */
export const PREFETCH_AT_ONCE = 2;

/**
 * Bytes fetched for the links in view of one page, after which no further page is begun. With the two that are underway
 * then, and their code, the whole is 20 to 35 kB.
 */
export const PREFETCH_BYTES = 13_000;
/**
 * Links that are fetched only when the reader points at them: the bar's, and the way up. Most lead to lists, whose data
 * grow with the site.
 */
const ON_EVERY_PAGE = 'header nav, nav > ol';
/** What pages fetched ahead are made of. */
const PAGE_PARTS = /\.js(?:on)?$/;

/** Pathname of the page that a link of this site leads to; undefined for any other link, and for one within the page. */
function pageOfLink(anchor: HTMLAnchorElement, { origin, pathname }: Location): string | undefined {
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || anchor.origin !== origin || isFilePath(anchor.pathname)) return undefined;
  return anchor.pathname === pathname ? undefined : anchor.pathname;
}

export interface LinkWatcher {
  /** Watches the links of the page that is shown now, and no longer those of the page before. */
  look: (root: ParentNode) => void;
}

function linkedPage({ target }: Event, { location }: Window): string | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor === null ? undefined : pageOfLink(anchor, location);
}

/** Bytes of pages' data and code that have come since a moment. */
function bytesSince(moment: number, { performance }: Window): number {
  const entries = performance.getEntriesByType('resource');
  return entries
    .filter((entry): entry is PerformanceResourceTiming => entry.startTime >= moment && PAGE_PARTS.test(entry.name))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/**
 * Fetches ahead what links lead to: those of the page in view, one after the other as far as few bytes go, and before
 * them the one that the reader points at, touches or has the focus on. Each page once, at most two at a time, and none
 * on a slow connection or where data is saved.
 *
 * A page whose link is pressed is fetched on any connection: who presses has chosen, and holds the button for 50 to
 * 140 ms, in which the page is on its way already.
 * @param fetchPage fetches the page of a pathname, ahead or in earnest; a failure of its is nobody's concern here
 */
export function watchLinks(
  fetchPage: (pathname: string, isAhead: boolean) => Promise<unknown>,
  browser: Window = window,
): LinkWatcher {
  const asked = new Set<string>();
  /** Pages that the reader is about to choose, and those in view. */
  let wanted: string[] = [];
  let inView: string[] = [];
  let shownAt = 0;
  let underway = 0;

  const next = () => {
    if (underway >= PREFETCH_AT_ONCE || !mayFetchAhead(browser.navigator)) return;
    const pathname = wanted.shift() ?? (bytesSince(shownAt, browser) < PREFETCH_BYTES ? inView.shift() : undefined);
    if (pathname === undefined) return;
    asked.add(pathname);
    underway += 1;
    const done = () => {
      underway -= 1;
      next();
    };
    fetchPage(pathname, true).then(done, done);
    next();
  };

  const forget = (pathname: string) => {
    wanted = wanted.filter((other) => other !== pathname);
    inView = inView.filter((other) => other !== pathname);
  };

  const onLink = (event: Event) => {
    const pathname = linkedPage(event, browser);
    if (pathname === undefined || asked.has(pathname)) return;
    forget(pathname);
    wanted.unshift(pathname);
    next();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    browser.document.addEventListener(type, onLink, { passive: true });
  browser.document.addEventListener('mousedown', (event) => {
    const pathname = isPlainClick(event) ? linkedPage(event, browser) : undefined;
    if (pathname === undefined) return;
    asked.add(pathname);
    forget(pathname);
    fetchPage(pathname, false).catch(() => undefined);
  });

  let stopLooking = () => undefined as void;
  return {
    look: (root) => {
      stopLooking();
      wanted = [];
      inView = [];
      // The browser notes no more than 250 requests. Those of the document's own page stay for services that measure it.
      if (shownAt > 0) browser.performance.clearResourceTimings();
      shownAt = browser.performance.now();
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const pathname = pageOfLink(target as HTMLAnchorElement, browser.location);
          if (pathname === undefined || asked.has(pathname) || inView.includes(pathname)) continue;
          inView.push(pathname);
        }
        next();
      });
      const observe = () => {
        // Links in the text say more of where a reader goes than those around it.
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

/** Calls back when the browser has nothing better to do; returns the way to prevent that. */
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
