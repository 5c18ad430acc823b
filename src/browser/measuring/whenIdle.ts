/** How long the page's own work may hold up what is not urgent, in milliseconds. */
const LATEST = 2000;

/** Calls back when the page has nothing better to do; Safari does not say when, so there it is a little later. */
export function whenIdle(callback: () => void, browser: Window = window): void {
  if (typeof browser.requestIdleCallback === 'function') browser.requestIdleCallback(callback, { timeout: LATEST });
  else browser.setTimeout(callback, LATEST / 2);
}
