import type { PageAddress } from '../../../model/navigation/pageNavigation';

/** Who measures visits, and whether readers are asked before; as `site.yaml` says it. */
export interface AnalyticsSettings {
  google?: { trackingIds: string[] };
  tagManager?: { containerId: string };
  sessionReplay?: { src: string; integrity?: string; connect: string[] };
  /** The owner's own address, which is sent page views and figures of speed. */
  beacon?: { endpoint: string };
  /** Page that says more to readers. */
  privacy?: string;
  consent: 'required' | 'notRequired';
}

/** True where visits are measured by anyone. */
export const isMeasured = ({ google, tagManager, sessionReplay, beacon }: AnalyticsSettings): boolean =>
  [google, tagManager, sessionReplay, beacon].some((each) => each !== undefined);

/** True where readers are asked before anything is loaded. */
export const asksConsent = (settings: AnalyticsSettings): boolean =>
  settings.consent === 'required' && isMeasured(settings);

/**
 * Who gets to know of a visit, other than the site itself, by names that readers understand.
 * @example recipientsOf({ google: { trackingIds: ['G-1'] }, consent: 'required' }) // ['Google']
 */
export function recipientsOf({ google, tagManager, sessionReplay, beacon }: AnalyticsSettings): string[] {
  const hostOf = (address = '') => (/^https?:/.test(address) ? [new URL(address).host] : []);
  const isGoogle = google !== undefined || tagManager !== undefined;
  return [...(isGoogle ? ['Google'] : []), ...hostOf(sessionReplay?.src), ...hostOf(beacon?.endpoint)];
}

/** One page that a reader has come to. */
export interface PageView {
  path: string;
  title: string;
  /** Set where the page has changed its own address, as a search does: Gatsby tells its plugins nothing of that. */
  isByPage?: true;
}

/** One figure of how a page felt: how soon it was there, how much it moved, how soon it answered. */
export interface Vital {
  name: string;
  value: number;
  rating: string;
  path: string;
}

/** What counts as one page: path, query and hash. */
export function pageAddress({ pathname, search, hash }: PageAddress): string {
  return pathname + search + hash;
}

/** True between two addresses of one page that differ in nothing but the query, as while a search is typed. */
export const differsInQueryOnly = (a: PageAddress, b: PageAddress): boolean =>
  a.pathname === b.pathname && a.hash === b.hash && a.search !== b.search;

const VENDOR_COOKIE = /^_(ga|gid|gat|gcl)(_|$)/;

/**
 * Names of the measuring services' cookies among a document's.
 * @example vendorCookies('_ga=1; theme=dark; _ga_AB=2') // ['_ga', '_ga_AB']
 */
export function vendorCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => VENDOR_COOKIE.test(name));
}

/**
 * Domains that a cookie of a host may have been set for, the host's own included; '' is a cookie without a domain.
 * @example cookieDomains('ohje.example.com') // ['', 'ohje.example.com', 'example.com', 'com']
 */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}
