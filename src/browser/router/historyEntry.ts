import { tidyPathname, type PageAddress } from '../../model/navigation/pageNavigation';

/** Name, in an entry's state, of what distinguishes the entry from others of the same address. */
const KEY = 'key';

type State = Record<string, unknown> | null;

const stateOf = (browser: Window): State => browser.history.state as State;

const newKey = () => Math.random().toString(36).slice(2);

/** Path, query and hash as the address bar has them. */
export function addressOf({ location: { pathname, search, hash } }: Pick<Window, 'location'>): PageAddress {
  return { pathname, search, hash };
}

/** The key of the entry at hand; undefined where the browser itself has made it, for a link within the page. */
export function entryKey(browser: Window = window): string | undefined {
  const key = stateOf(browser)?.[KEY];
  return typeof key === 'string' ? key : undefined;
}

/** Gives the entry at hand a key, and returns it. What else the entry remembers stays. */
export function nameEntry(browser: Window = window): string {
  const key = newKey();
  browser.history.replaceState({ ...stateOf(browser), [KEY]: key }, '');
  return key;
}

/**
 * Takes the slash off the end of the address, where a host that serves folders as they are has put it: links, menus
 * and the language switch know the page by its address without one. Nothing is loaded.
 * @param base base path without a trailing slash: '' or '/ohje'
 */
export function tidyEntry(base: string, browser: Window = window): void {
  const { pathname, origin, search, hash } = browser.location;
  const tidy = tidyPathname(pathname, base);
  // The origin is before it, since a path of two slashes would be read as another host's.
  if (tidy !== pathname) browser.history.replaceState(stateOf(browser), '', origin + tidy + search + hash);
}

/** Puts an address of this site into the address bar at once, as a new entry or in place of the one at hand. */
export function writeEntry(
  url: URL,
  { state, replace }: { state?: object; replace: boolean },
  browser: Window = window,
): void {
  const entry = { ...state, [KEY]: newKey() };
  if (replace) browser.history.replaceState(entry, '', url);
  else browser.history.pushState(entry, '', url);
}
