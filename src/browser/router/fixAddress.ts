/**
 * Takes off the address what no page of the site is known by: the ending of a file, where a host answers there instead
 * of redirecting, and a hash with a malformed percent sequence (`#%E0%A4%A`).
 */
export function fixAddress({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { origin, pathname, search } = location;
  let { hash } = location;
  try {
    decodeURIComponent(hash);
  } catch {
    hash = '';
  }
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  // With the origin, since a path may begin with two slashes.
  if (path !== pathname || hash !== location.hash)
    history.replaceState(history.state, '', origin + path + search + hash);
}
