/**
 * True when the browser loaded the document at the address that it shows now; false when the reader has come
 * there by the router.
 */
export function isLoadedAddress({ performance, location }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}
