import { isFilePath } from '../../model/site/link';
import { mayFetchAhead, type Connection } from '../../model/navigation/pageNavigation';

export const PREFETCH_IN_VIEW = 24;

/** Pages fetched ahead at the same time, and at most for the links in view of one page. */
export const PREFETCH_AT_ONCE = 2;

type ConnectedNavigator = Navigator & { connection?: Connection };

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

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

function linkedPage({ target }: Event, { location }: Window): string | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor === null ? undefined : pageOfLink(anchor, location);
}

/**
 * Fetches ahead what links lead to: those in view, one after the other, and before them the one that the reader
 * points at, touches or has the focus on. Each page once, at most two at a time, and none on a slow connection or
 * where data is saved.
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
  let waiting: string[] = [];
  let underway = 0;

  const next = () => {
    const { connection, userAgent } = browser.navigator as ConnectedNavigator;
    if (underway >= PREFETCH_AT_ONCE || !mayFetchAhead(connection, userAgent)) return;
    const pathname = waiting.shift();
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

  const onLink = (event: Event) => {
    const pathname = linkedPage(event, browser);
    if (pathname === undefined || asked.has(pathname)) return;
    waiting = [pathname, ...waiting.filter((other) => other !== pathname)];
    next();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    browser.document.addEventListener(type, onLink, { passive: true });
  browser.document.addEventListener('mousedown', (event) => {
    const pathname = isPlainPress(event) ? linkedPage(event, browser) : undefined;
    if (pathname === undefined) return;
    asked.add(pathname);
    waiting = waiting.filter((other) => other !== pathname);
    fetchPage(pathname, false).catch(() => undefined);
  });

  let stopLooking = () => undefined as void;
  return {
    look: (root) => {
      stopLooking();
      waiting = [];
      let places = PREFETCH_IN_VIEW;
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const pathname = pageOfLink(target as HTMLAnchorElement, browser.location);
          if (pathname === undefined || asked.has(pathname) || waiting.includes(pathname) || places === 0) continue;
          places -= 1;
          waiting.push(pathname);
        }
        next();
      });
      const observe = () => root.querySelectorAll('a[href]').forEach((anchor) => observer.observe(anchor));
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
