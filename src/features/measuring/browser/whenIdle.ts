/** Maximum milliseconds to wait for an idle page. */
const LATEST = 2000;

/** Calls back when the page is loaded and idle (in Safari a little later): a script never delays loading. */
export function whenIdle(callback: () => void, browser: Window = window): void {
  if (browser.document.readyState !== 'complete')
    browser.addEventListener('load', () => whenIdle(callback, browser), { once: true });
  else if (typeof browser.requestIdleCallback === 'function')
    browser.requestIdleCallback(callback, { timeout: LATEST });
  else browser.setTimeout(callback, LATEST / 2);
}
