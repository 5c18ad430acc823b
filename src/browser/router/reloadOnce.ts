/** Storage key of the address for which the tab has reloaded the document. */
const KEY = 'site.reloaded';

type ReloadWindow = Pick<Window, 'sessionStorage' | 'location'>;

/** Reloads the document once per address; returns false after that and without storage, so it never loops. */
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

/** After a loaded page: allows the next failure to reload the document. */
export function allowReload(browser: ReloadWindow = window): void {
  try {
    browser.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is no record to remove.
  }
}
