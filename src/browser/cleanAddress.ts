/**
 * Takes a hash with a malformed percent sequence (`#%E0%A4%A`) off the address: Gatsby decodes the hash while
 * it scrolls, and the exception would leave the page blank.
 */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'>): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}
