import { browser as features } from 'site-features';
import { pageAddress, type AnalyticsSettings, type PageView, differsInQueryOnly } from '../model/analytics';
import type { PageAddress } from '../../../model/navigation/pageNavigation';
import { consentState, onConsent } from './consent';
import type { Session } from './session';
import { silenceGoogle } from './silenceGoogle';
import { whenIdle } from './whenIdle';

/** Milliseconds without typing before a query counts: a search changes the address with each letter. */
export const QUERY_RESTS = 1000;
/** Milliseconds after which a new page counts with the present title: two pages can have the same title. */
export const TITLE_LATEST = 1000;
const TITLE_STEP = 50;

type Clock = Pick<Window, 'setTimeout' | 'clearTimeout' | 'document'>;

/** Returns a function that reports a page view for a new address, once the head has the new page's title. */
export function createPageViews(
  tell: (view: PageView) => void,
  browser: Clock,
): (location: PageAddress, isByPage?: boolean) => void {
  let last: PageView | undefined;
  let seen: PageAddress | undefined;
  /** The view whose title is not known yet. */
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
    // Copy: `window.location` may change meanwhile.
    const now = { pathname, search, hash };
    const address = pageAddress(now);
    const isTyped = seen !== undefined && differsInQueryOnly(seen, now);
    const isNewPage = seen?.pathname !== pathname;
    seen = now;
    browser.clearTimeout(timer);
    // A page that was shown only briefly counts, too.
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

/** Returns a function that counts page views, if the reader allows it. Nothing is stored before consent. */
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
    // Third-party code can send on its own while the page is open.
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
  // The tag in pages respects only one of the two signals of readers who object.
  else if (!isAllowed()) silenceGoogle(settings.google?.trackingIds ?? [], browser);
  return createPageViews(tell, browser);
}
