/** The address for which the tab has loaded the document anew. */
const KEY = 'site.reloaded';

type ReloadWindow = Pick<Window, 'sessionStorage' | 'location'>;

/**
 * Loads the document anew, once for an address; returns false where that has been tried. Without storage nobody
 * could say whether it has, so there it is never done: a page that fails forever must not load forever.
 */
export function reloadOnce(browser: ReloadWindow = window): boolean {
  const { href } = browser.location;
  try {
    if (browser.sessionStorage.getItem(KEY) === href) return false;
    browser.sessionStorage.setItem(KEY, href);
  } catch {
    return false;
  }
  browser.location.reload();
  return true;
}

/** After a page has come: the next failure may load the document anew again. */
export function allowReload(browser: ReloadWindow = window): void {
  try {
    browser.sessionStorage.removeItem(KEY);
  } catch {
    // Then it was never noted either.
  }
}
