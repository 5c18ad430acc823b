import { tidyPathname, type PageAddress } from '../../model/navigation/pageNavigation';

/** State property that distinguishes history entries of the same address. */
const KEY = 'key';

type State = Record<string, unknown> | null;

const stateOf = (browser: Window): State => browser.history.state as State;

const newKey = () => Math.random().toString(36).slice(2);

/** Path, query and hash of the address bar. */
export function addressOf({ location: { pathname, search, hash } }: Pick<Window, 'location'>): PageAddress {
  return { pathname, search, hash };
}

/** The key of the current entry; undefined for an entry created by the browser, for a link within the page. */
export function entryKey(browser: Window = window): string | undefined {
  const key = stateOf(browser)?.[KEY];
  return typeof key === 'string' ? key : undefined;
}

/** Assigns a key to the current entry and returns it. Keeps the entry's other state. */
export function nameEntry(browser: Window = window): string {
  const key = newKey();
  browser.history.replaceState({ ...stateOf(browser), [KEY]: key }, '');
  return key;
}

/**
 * Removes the trailing slash that static hosts add for folders: links, menus and the language switch use the path
 * without it. Does not load anything.
 * @param base base path without a trailing slash: '' or '/ohje'
 */
export function tidyEntry(base: string, browser: Window = window): void {
  const { pathname, origin, search, hash } = browser.location;
  const tidy = tidyPathname(pathname, base);
  // With the origin, because a path of two slashes would be read as another host.
  if (tidy !== pathname) browser.history.replaceState(stateOf(browser), '', origin + tidy + search + hash);
}

/** Writes an address of this site to the address bar, as a new or a replaced entry. */
export function writeEntry(
  url: URL,
  { state, replace }: { state?: object; replace: boolean },
  browser: Window = window,
): void {
  const entry = { ...state, [KEY]: newKey() };
  if (replace) browser.history.replaceState(entry, '', url);
  else browser.history.pushState(entry, '', url);
}
