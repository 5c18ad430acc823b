/** True when the document was loaded at its current address; false after a client-side navigation. */
export function isLoadedAddress({ performance, location }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}
