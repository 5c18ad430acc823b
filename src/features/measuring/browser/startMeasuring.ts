import { browser as features } from 'site-features';
import { pageAddress, type AnalyticsSettings, type PageView, differsInQueryOnly } from '../model/analytics';
import type { PageAddress } from '../../../model/navigation/pageNavigation';
import { consentState, onConsent } from './consent';
import type { Session } from './session';
import { silenceGoogle } from './silenceGoogle';
import { whenIdle } from './whenIdle';

/** Milliseconds that a query has to stand before it counts: a search changes the address with each letter. */
export const QUERY_RESTS = 1000;
/** Milliseconds after which a new page counts with the title that is there; some pages have the same one. */
export const TITLE_LATEST = 1000;
const TITLE_STEP = 50;

type Clock = Pick<Window, 'setTimeout' | 'clearTimeout' | 'document'>;

/** Returns what reports a page view when the address differs, with the new page's title, once the head has it. */
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

type LoadSession = () => Promise<{
  startSession: (settings: AnalyticsSettings, path: string, browser: Window) => Session;
}>;

const fetchSession: LoadSession = () => import(/* webpackChunkName: "analytics" */ './session');

/** Returns what counts page views by addresses, as far as the reader allows it. Nothing is kept before. */
export function createMeasuring(
  settings: AnalyticsSettings,
  browser: Window,
  loadSession: LoadSession = fetchSession,
): (location: PageAddress, isByPage?: boolean) => void {
  let session: Session | undefined;
  let isStarting = false;
  let waiting: PageView[] = [];

  const isAllowed = () => {
    const state = consentState(browser);
    return state === 'granted' || (settings.consent === 'notRequired' && state !== 'objected');
  };
  const start = async () => {
    try {
      const { startSession } = await loadSession();
      // The reader may have withdrawn meanwhile.
      if (isAllowed()) session = startSession(settings, browser.location.pathname, browser);
      for (const view of waiting) session?.view(view);
    } catch {
      // Without the code nothing is measured; the next page view tries again.
    }
    waiting = [];
    isStarting = false;
  };
  const tell = (view: PageView) => {
    if (!isAllowed()) return;
    if (session !== undefined) return session.view(view);
    waiting.push(view);
    if (isStarting) return;
    isStarting = true;
    whenIdle(() => void start(), browser);
  };
  const stop = () => {
    const { hasOutsideCode = false } = session ?? {};
    session?.stop();
    session = undefined;
    // Code of others can send by itself for as long as the page is open.
    if (hasOutsideCode) browser.location.reload();
  };
  const tellFeatures = () => {
    for (const feature of features) feature.onConsent?.(isAllowed());
  };
  const onChoice = () => {
    tellFeatures();
    if (!isAllowed()) stop();
    else if (session === undefined) tell({ path: pageAddress(browser.location), title: browser.document.title });
  };
  if (settings.consent === 'required') {
    onConsent(onChoice, browser);
    tellFeatures();
  }
  // The tag that pages bring along knows only one of the two signs of readers who object.
  else if (!isAllowed()) silenceGoogle(settings.google?.trackingIds ?? [], browser);
  return createPageViews(tell, browser);
}
