import type { StorageSlot } from '../model/site/storage';

/** Data about the reader for islands. */
export interface Reader {
  slotOf: (key: string) => StorageSlot;
  /** The saved scroll position after Back or Forward. */
  restoredTop: () => number | undefined;
  /** Opens a layer over the page, which Back closes. Returns its history entry. */
  openLayer: (onBack: () => void) => { release: () => void };
}

/** Scrolls to an opened element, or to the saved position, which was measured while it was open. */
export function scrollToOpened(target: Element, restoredTop: number | undefined): void {
  if (restoredTop === undefined) target.scrollIntoView();
  else window.scrollTo({ top: restoredTop, behavior: 'instant' });
}

/** The element that a hash names; null without one and for a malformed hash. */
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
