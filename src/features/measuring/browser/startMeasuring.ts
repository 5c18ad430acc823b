import { browser as features } from 'site-features';
import { pageAddress, type AnalyticsSettings, type PageView } from '../model/analytics';
import type { PageAddress } from '../../../model/navigation/pageNavigation';
import { consentState, onConsent } from './consent';
import { createPageViews } from './pageViews';
import type { Session } from './session';
import { silenceGoogle } from './silenceGoogle';
import { whenIdle } from './whenIdle';

type LoadSession = () => Promise<{
  startSession: (settings: AnalyticsSettings, path: string, browser: Window) => Session;
}>;

const fetchSession: LoadSession = () => import(/* webpackChunkName: "analytics" */ './session');

/**
 * Counts page views as far as the reader allows it. Before that nothing is kept and nothing is loaded; views that
 * come while the code is on its way wait for it.
 * @returns what is called with every address
 */
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
