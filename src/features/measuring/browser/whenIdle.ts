/** How long the page's own work may hold up what is not urgent, in milliseconds. */
const LATEST = 2000;

/**
 * Calls back when the page is loaded and has nothing better to do; Safari does not say when, so there it is a little
 * later. A script that is added before would hold the page's loading up for as long as its server does not answer.
 */
export function whenIdle(callback: () => void, browser: Window = window): void {
  if (browser.document.readyState !== 'complete')
    browser.addEventListener('load', () => whenIdle(callback, browser), { once: true });
  else if (typeof browser.requestIdleCallback === 'function')
    browser.requestIdleCallback(callback, { timeout: LATEST });
  else browser.setTimeout(callback, LATEST / 2);
}
