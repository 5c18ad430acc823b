import { withPrefix } from 'gatsby';
import { ANSWER_COPIED } from '../../../model/navigation/pageNavigation';
import { cookieDomains, vendorCookies, type AnalyticsSettings, type PageView } from '../model/analytics';
import type { Adapter, Vital } from '../model/analytics';
import { pushGrant } from './dataLayer';
import { startGoogle } from './google';
import { loadScript } from './loadScript';
import { startTagManager } from './tagManager';
import { whenIdle } from './whenIdle';

/** A measuring session, from consent to withdrawal. */
export interface Session {
  view: (view: PageView) => void;
  /** Stops sending, and removes the services' cookies. */
  stop: () => void;
  /** True if third-party code runs; only a reload removes it. */
  hasOutsideCode: boolean;
}

/** Starts the services of the settings. A failing one affects neither the others nor the page. */
function startAdapters(settings: AnalyticsSettings, browser: Window): Adapter[] {
  const { google, tagManager, sessionReplay, beacon, consent } = settings;
  const isTagThere = consent === 'notRequired';
  const isGrantTold = tagManager !== undefined || (google !== undefined && !isTagThere);
  if (isGrantTold) pushGrant(browser);
  if (sessionReplay !== undefined) loadScript(sessionReplay.src, browser, sessionReplay.integrity);
  const { endpoint = '' } = beacon ?? {};
  return [
    ...(google === undefined ? [] : [startGoogle(google.trackingIds, isTagThere, browser)]),
    ...(tagManager === undefined ? [] : [startTagManager(tagManager.containerId, browser)]),
    ...(beacon === undefined
      ? []
      : [createBeacon(endpoint.startsWith('/') ? withPrefix(endpoint) : endpoint, browser)]),
  ];
}

function removeCookies({ document, location }: Window): void {
  for (const name of vendorCookies(document.cookie)) {
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain === '' ? '' : `; domain=${domain}`}`;
  }
}

type LoadVitals = () => Promise<{ watchVitals: (path: string, tell: (vital: Vital) => void) => void }>;
const fetchVitals: LoadVitals = () => import(/* webpackChunkName: "web-vitals" */ './vitals');

export function startSession(
  settings: AnalyticsSettings,
  path: string,
  browser: Window = window,
  loadVitals = fetchVitals,
): Session {
  let isOver = false;
  const adapters = startAdapters(settings, browser);
  const each = (tell: (adapter: Adapter) => void) => {
    for (const adapter of adapters) {
      try {
        tell(adapter);
      } catch {
        // A failing service must not break the page.
      }
    }
  };
  whenIdle(() => {
    // Web vitals are optional: if their code does not load, none are sent.
    loadVitals().then(
      ({ watchVitals }) => watchVitals(path, (vital) => isOver || each((adapter) => adapter.vital?.(vital))),
      () => undefined,
    );
  }, browser);
  return {
    view: (view) => isOver || each((adapter) => adapter.view?.(view)),
    stop: () => {
      isOver = true;
      each((adapter) => adapter.stop?.());
      removeCookies(browser);
    },
    hasOutsideCode: [settings.google, settings.tagManager, settings.sessionReplay].some((one) => one !== undefined),
  };
}

/** Sends to the owner's own address. A message that the browser rejects is dropped silently. */
function createBeacon(url: string, browser: Window): Adapter {
  const send = (message: object) => void browser.navigator.sendBeacon(url, JSON.stringify(message));
  const onCopied = (event: Event) => {
    for (const copied of (event as CustomEvent<readonly string[]>).detail)
      send({ type: 'copied', path: new URL(copied).pathname });
  };
  browser.addEventListener(ANSWER_COPIED, onCopied);
  return {
    view: (view) => send({ type: 'view', ...view }),
    vital: (vital) => send({ type: 'vital', ...vital }),
    stop: () => browser.removeEventListener(ANSWER_COPIED, onCopied),
  };
}
