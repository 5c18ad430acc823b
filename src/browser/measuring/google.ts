import type { Adapter } from './adapter';
import { pushCommand, pushWithdrawal, type LayeredWindow } from './dataLayer';
import { loadScript } from './loadScript';
import { silenceGoogle } from './silenceGoogle';

const TAG = 'https://www.googletagmanager.com/gtag/js';

/**
 * The Google tag. It gets each page view from us, and counts none of its own.
 * @param isThere true where the page has brought the tag along, since no consent is needed
 */
export function startGoogle(ids: readonly string[], isThere: boolean, browser: LayeredWindow): Adapter {
  const [first = ''] = ids;
  if (!isThere) {
    pushCommand(browser, 'js', new Date());
    for (const id of ids) pushCommand(browser, 'config', id, { send_page_view: false, anonymize_ip: true });
    loadScript(`${TAG}?id=${encodeURIComponent(first)}`, browser);
  }
  return {
    view: ({ path, title }) => pushCommand(browser, 'event', 'page_view', { page_path: path, page_title: title }),
    vital: ({ name, value, rating, path }) =>
      pushCommand(browser, 'event', name, { value, metric_rating: rating, page_path: path, non_interaction: true }),
    stop: () => {
      // First of all: a withdrawal would otherwise be sent with one more request.
      silenceGoogle(ids, browser);
      pushWithdrawal(browser);
    },
  };
}
