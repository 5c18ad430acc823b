import type { Page } from '@playwright/test';
import { ANSWERED_AT, MEASURED_AT, REPLAYED_FROM } from './chrome';

/** A script that receives the messages in the page's data layer: queued ones and new ones. */
const listener = (hear: string) => `(() => {
  const hear = ${hear};
  const layer = window.dataLayer;
  layer.forEach(hear);
  const push = layer.push.bind(layer);
  layer.push = (message) => {
    hear(message);
    return push(message);
  };
})();`;

/**
 * A fake Google tag. Like the real one it sends each event with the common parameters or the page's own title, sets a
 * cookie, and respects the flag that disables it.
 */
const TAG = `document.cookie = '_ga=GA1.1.1; path=/';
const set = {};
${listener(`(command) => {
    if (command[0] === 'set') Object.assign(set, command[1]);
    if (window['ga-disable-G-1A2B3C4D5E'] || command[0] !== 'event') return;
    const { page_path, page_title } = { page_title: document.title, ...set, ...command[2] };
    const told = new URLSearchParams({ en: command[1], dp: page_path, dt: page_title });
    fetch('https://www.google-analytics.com/g/collect?' + told, { method: 'POST', mode: 'no-cors' });
  }`)}`;

/** A fake tag manager container. It sends the pages that it is told about. */
const CONTAINER = listener(`(message) => {
    if (message.event !== 'page_view') return;
    const told = new URLSearchParams({ heard: message.page_path });
    fetch('https://www.googletagmanager.com/heard?' + told, { method: 'POST', mode: 'no-cors' });
  }`);

/** A fake session replay script. It reports its start once. */
const REPLAY = `fetch('${new URL('/liike', REPLAYED_FROM).href}', { method: 'POST', mode: 'no-cors' });`;

/** Requests of a page to other sites. */
export interface FakeServices {
  /** Hosts and paths of all requests, in order. */
  requests: string[];
  /** Page views that the tag has sent: path and title. */
  views: string[];
  /** Paths of the pages that the tag manager has received. */
  heard: string[];
  /** Number of starts of session replay. */
  replays: number;
  /** Messages that the beacon has sent. */
  beacons: Record<string, unknown>[];
  /** Names of the web vitals that the tag has sent. */
  vitals: string[];
  /** Answers that readers have sent. */
  answers: unknown[];
  /** Blocks the services, as an ad blocker does. */
  block: () => void;
  /** From now on the services accept every request, and never respond. */
  hang: () => void;
}

/** Responds to every request to other sites; nothing leaves the machine. */
export async function fakeServices(page: Page): Promise<FakeServices> {
  let failure: 'none' | 'blocked' | 'hanging' = 'none';
  const seen: FakeServices = {
    ...{ requests: [], views: [], heard: [], replays: 0, beacons: [], vitals: [], answers: [] },
    block: () => {
      failure = 'blocked';
    },
    hang: () => {
      failure = 'hanging';
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
      if (failure === 'hanging') return;
      if (failure === 'blocked') return route.abort('blockedbyclient');
      const address = url.origin + url.pathname;
      if (url.pathname === '/gtag/js') return route.fulfill({ contentType: 'text/javascript', body: TAG });
      if (url.pathname === '/gtm.js') return route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
      if (address === REPLAYED_FROM) return route.fulfill({ contentType: 'text/javascript', body: REPLAY });
      if (url.pathname === '/liike') seen.replays += 1;
      if (address === MEASURED_AT) seen.beacons.push(JSON.parse(request.postData() ?? '{}') as Record<string, unknown>);
      if (address === ANSWERED_AT) {
        seen.answers.push(request.postDataJSON());
        return route.fulfill({ status: 204, headers: cors });
      }
      const { en, dp, dt, heard } = Object.fromEntries(url.searchParams);
      if (heard !== undefined) seen.heard.push(heard);
      if (en === 'page_view') seen.views.push(`${String(dp)} | ${String(dt)}`);
      else if (en !== undefined) seen.vitals.push(en);
      return route.fulfill({ status: 204 });
    },
  );
  return seen;
}
