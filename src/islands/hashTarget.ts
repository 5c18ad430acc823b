/** The element of a part of the page that a hash names; null without one, and for a hash that is malformed. */
export function hashTarget(root: HTMLElement, hash: string): HTMLElement | null {
  const written = hash.slice(1);
  if (written === '') return null;
  let id = written;
  try {
    id = decodeURIComponent(written);
  } catch {
    return null;
  }
  const target = root.ownerDocument.getElementById(id);
  return target !== null && root.contains(target) ? target : null;
}
