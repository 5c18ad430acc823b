import { differsInQueryOnly, pageAddress, type PageLocation, type PageView } from '../../model/analytics';

/** Milliseconds that a query has to stand before it counts: a search changes the address with each letter. */
export const QUERY_RESTS = 1000;

/**
 * Tells of a page view when the address differs from the last one: a repeated click on the same link is none, and
 * neither is a query that is still being typed.
 */
export function createPageViews(
  tell: (view: PageView) => void,
  browser: Pick<Window, 'setTimeout' | 'clearTimeout' | 'document'>,
): (location: PageLocation) => void {
  let told: string | undefined;
  let seen: PageLocation | undefined;
  let waiting: number | undefined;
  return ({ pathname, search, hash }) => {
    // The window's own location changes under our hands.
    const now = { pathname, search, hash };
    const address = pageAddress(now);
    const isTyped = seen !== undefined && differsInQueryOnly(seen, now);
    seen = now;
    browser.clearTimeout(waiting);
    if (address === told) return;
    // The title of the new page is set after the route update.
    waiting = browser.setTimeout(
      () => {
        told = address;
        tell({ path: address, title: browser.document.title });
      },
      isTyped ? QUERY_RESTS : 0,
    );
  };
}
