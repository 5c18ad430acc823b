import type { PageAddress } from '../../../model/navigation/pageNavigation';

/** The settings `analytics` of `site.yaml`: the services that measure visits, and whether they need consent. */
export interface AnalyticsSettings {
  google?: { trackingIds: string[] };
  tagManager?: { containerId: string };
  sessionReplay?: { src: string; integrity?: string; connect: string[] };
  /** The owner's own address for page views and web vitals. */
  beacon?: { endpoint: string };
  /** Page with the privacy policy. */
  privacy?: string;
  consent: 'required' | 'notRequired';
}

/** True when any service measures visits. */
export const isMeasured = ({ google, tagManager, sessionReplay, beacon }: AnalyticsSettings): boolean =>
  [google, tagManager, sessionReplay, beacon].some((each) => each !== undefined);

/** True when services load only after the reader's consent. */
export const asksConsent = (settings: AnalyticsSettings): boolean =>
  settings.consent === 'required' && isMeasured(settings);

/** Returns the names of the other sites that receive the measurements, for the question to the reader. */
export function recipientsOf({ google, tagManager, sessionReplay, beacon }: AnalyticsSettings): string[] {
  const hostOf = (address = '') => (/^https?:/.test(address) ? [new URL(address).host] : []);
  const isGoogle = google !== undefined || tagManager !== undefined;
  return [...(isGoogle ? ['Google'] : []), ...hostOf(sessionReplay?.src), ...hostOf(beacon?.endpoint)];
}

/** A view of one page. */
export interface PageView {
  path: string;
  title: string;
  /** Set when the page changed its own address, as a search does: Gatsby has no event for that. */
  isByPage?: true;
}

/** One of the web vitals: loading, layout shift or interaction. */
export interface Vital {
  name: string;
  value: number;
  rating: string;
  path: string;
}

/** Returns path, query and hash, which together count as one page. */
export function pageAddress({ pathname, search, hash }: PageAddress): string {
  return pathname + search + hash;
}

/** True when two addresses differ in the query alone, as while a search is typed. */
export const differsInQueryOnly = (a: PageAddress, b: PageAddress): boolean =>
  a.pathname === b.pathname && a.hash === b.hash && a.search !== b.search;

const VENDOR_COOKIE = /^_(ga|gid|gat|gcl)(_|$)/;

/** Returns the names of Google's cookies in `document.cookie`: `['_ga', '_ga_AB']`. */
export function vendorCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => VENDOR_COOKIE.test(name));
}

/** Returns the domains that a cookie of a host can have; '' is a cookie without a domain. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}

/** A service that measures, as the site speaks to it. What it does not know it leaves out. */
export interface Adapter {
  view?: (view: PageView) => void;
  vital?: (vital: Vital) => void;
  /** Stops the service as far as it can be stopped while its code is on the page. */
  stop?: () => void;
}
