import { onRouteUpdate } from 'gatsby-plugin-google-gtag/gatsby-browser';
import type { Adapter } from '../model/analytics';
import { pushCommand, pushWithdrawal, type LayeredWindow } from './dataLayer';
import { loadScript } from './loadScript';
import { silenceGoogle } from './silenceGoogle';

const TAG = 'https://www.googletagmanager.com/gtag/js';

/** Starts the Google tag. If the page did not load it (`isThere`), loads it after consent, with page views. */
export function startGoogle(ids: readonly string[], isThere: boolean, browser: LayeredWindow): Adapter {
  const [first = ''] = ids;
  if (!isThere) {
    // The plugin calls the tag by this name, and sends nothing without it.
    Object.assign(browser, { gtag: (...command: unknown[]) => pushCommand(browser, ...command) });
    pushCommand(browser, 'js', new Date());
    for (const id of ids) pushCommand(browser, 'config', id, { send_page_view: false, anonymize_ip: true });
    loadScript(`${TAG}?id=${encodeURIComponent(first)}`, browser);
  }
  return {
    view: ({ path, title, isByPage = false }) => {
      if (isThere && !isByPage) return;
      // The plugin waits for two frames; the reader may be on the next page by then.
      pushCommand(browser, 'set', { page_title: title });
      onRouteUpdate({ location: { pathname: path, search: '', hash: '' } });
    },
    vital: ({ name, value, rating, path }) =>
      pushCommand(browser, 'event', name, { value, metric_rating: rating, page_path: path, non_interaction: true }),
    stop: () => {
      // First, because the withdrawal itself would otherwise be sent.
      silenceGoogle(ids, browser);
      pushWithdrawal(browser);
    },
  };
}
