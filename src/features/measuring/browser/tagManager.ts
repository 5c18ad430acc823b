import type { Adapter } from '../model/analytics';
import { pushMessage, pushWithdrawal, type LayeredWindow } from './dataLayer';
import { loadScript } from './loadScript';

const CONTAINER = 'https://www.googletagmanager.com/gtm.js';

/** Starts Google's tag manager, whose container defines what happens to the messages. */
export function startTagManager(containerId: string, browser: LayeredWindow): Adapter {
  pushMessage(browser, { 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${CONTAINER}?id=${encodeURIComponent(containerId)}`, browser);
  return {
    view: ({ path, title }) => pushMessage(browser, { event: 'page_view', page_path: path, page_title: title }),
    vital: ({ name, value, rating, path }) =>
      pushMessage(browser, {
        event: 'web_vital',
        metric_name: name,
        metric_value: value,
        metric_rating: rating,
        page_path: path,
      }),
    stop: () => pushWithdrawal(browser),
  };
}
