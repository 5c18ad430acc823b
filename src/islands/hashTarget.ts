import type { StorageSlot } from '../model/site/storage';

/** What islands ask of the reader who is on the page. */
export interface Reader {
  /** The browser's storage of a key. */
  slotOf: (key: string) => StorageSlot;
  /** How far down the page was when they were here before, where they have just gone back to it. */
  restoredTop: () => number | undefined;
}

/** Scrolls to what has come to light, or to where the reader was, whose place was noted while it was open. */
export function scrollToOpened(target: Element, restoredTop: number | undefined): void {
  if (restoredTop === undefined) target.scrollIntoView();
  else window.scrollTo({ top: restoredTop, behavior: 'instant' });
}

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
