import type { Page } from '@playwright/test';
import { ANSWERED_AT, MEASURED_AT } from './chrome';

/**
 * What stands in for the Google tag: it sends each event on, as the real one does, leaves a cookie, and heeds the
 * sign that silences it.
 */
const TAG = `(() => {
  document.cookie = '_ga=GA1.1.1; path=/';
  const send = (command) => {
    if (window['ga-disable-G-1A2B3C4D5E'] || command[0] !== 'event') return;
    const { page_path, page_title = '' } = command[2];
    const told = new URLSearchParams({ en: command[1], dp: page_path, dt: page_title });
    fetch('https://www.google-analytics.com/g/collect?' + told, { method: 'POST', mode: 'no-cors' });
  };
  const layer = window.dataLayer;
  layer.forEach(send);
  layer.push = (command) => send(command);
})();`;

/** What a page has asked of other sites. */
export interface FakeServices {
  /** Hosts and paths of all requests, in their order. */
  requests: string[];
  /** Page views that the tag has sent: path and title. */
  views: string[];
  /** What the beacon was sent. */
  beacons: Record<string, unknown>[];
  /** Names of the figures of speed that the tag has sent. */
  vitals: string[];
  /** What readers have answered. */
  answers: unknown[];
  /** Turns the services off as a blocker does. */
  block: () => void;
  /** The status that answers are met with. */
  status: number;
}

/** Answers in place of every other site that a page asks; nothing leaves the machine. */
export async function fakeServices(page: Page): Promise<FakeServices> {
  let isBlocked = false;
  const seen: FakeServices = {
    ...{ requests: [], views: [], beacons: [], vitals: [], answers: [], status: 204 },
    block: () => {
      isBlocked = true;
    },
  };
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
      };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      seen.requests.push(url.host + url.pathname);
      if (isBlocked) return route.abort('blockedbyclient');
      const address = url.origin + url.pathname;
      if (url.pathname === '/gtag/js') return route.fulfill({ contentType: 'text/javascript', body: TAG });
      if (address === MEASURED_AT) seen.beacons.push(JSON.parse(request.postData() ?? '{}') as Record<string, unknown>);
      if (address === ANSWERED_AT) {
        seen.answers.push(request.postDataJSON());
        return route.fulfill({ status: seen.status, headers: cors });
      }
      const { en, dp, dt } = Object.fromEntries(url.searchParams);
      if (en === 'page_view') seen.views.push(`${String(dp)} | ${String(dt)}`);
      else if (en !== undefined) seen.vitals.push(en);
      return route.fulfill({ status: 204 });
    },
  );
  return seen;
}
