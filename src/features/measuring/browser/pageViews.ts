import { differsInQueryOnly, pageAddress, type PageView } from '../model/analytics';
import type { PageAddress } from '../../../model/navigation/pageNavigation';

/** Milliseconds that a query has to stand before it counts: a search changes the address with each letter. */
export const QUERY_RESTS = 1000;
/** Milliseconds after which a new page counts with the title that is there; some pages have the same one. */
export const TITLE_LATEST = 1000;
const TITLE_STEP = 50;

type Clock = Pick<Window, 'setTimeout' | 'clearTimeout' | 'document'>;

/**
 * Tells of a page view when the address differs from the last one: a repeated click on the same link is none, and
 * neither is a query that is still being typed. The title is the new page's, which the head gets some time after the
 * route update, empty in between.
 * @returns what is told of every address, and whether the page has changed it by itself
 */
export function createPageViews(
  tell: (view: PageView) => void,
  browser: Clock,
): (location: PageAddress, isByPage?: boolean) => void {
  let last: PageView | undefined;
  let seen: PageAddress | undefined;
  /** The view that waits for its title. */
  let untitled: Omit<PageView, 'title'> | undefined;
  let timer: number | undefined;

  const tellNow = (view: Omit<PageView, 'title'>) => {
    untitled = undefined;
    last = { ...view, title: browser.document.title };
    tell(last);
  };
  const tellTitled = (view: Omit<PageView, 'title'>, patience: number) => {
    const { title } = browser.document;
    if (patience <= 0 || (title !== '' && title !== last?.title)) return tellNow(view);
    untitled = view;
    timer = browser.setTimeout(() => tellTitled(view, patience - TITLE_STEP), TITLE_STEP);
    return undefined;
  };
  return ({ pathname, search, hash }, isByPage = false) => {
    // The window's own location changes under our hands.
    const now = { pathname, search, hash };
    const address = pageAddress(now);
    const isTyped = seen !== undefined && differsInQueryOnly(seen, now);
    const isNewPage = seen?.pathname !== pathname;
    seen = now;
    browser.clearTimeout(timer);
    // The reader was on that page, however shortly.
    if (untitled !== undefined) tellNow(untitled);
    if (address === last?.path) return;
    const view: Omit<PageView, 'title'> = isByPage ? { path: address, isByPage } : { path: address };
    timer = browser.setTimeout(() => tellTitled(view, isNewPage ? TITLE_LATEST : 0), isTyped ? QUERY_RESTS : 0);
  };
}
