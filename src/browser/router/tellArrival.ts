import { PAGE_START_ID } from '../../model/navigation/pageNavigation';
import type { ScrollMove } from '../../model/navigation/pageNavigation';

/** Id of the live region. */
export const ANNOUNCER_ID = 'gatsby-announcer';
/** Milliseconds for a screen reader to speak the focused element. */
const ANNOUNCE_DELAY = 150;

/** Makes an element focusable until it loses the focus, so that Tab continues from there. */
function focusFrom(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** After a navigation, focuses the target heading, or without one the start of the page (`startId`). */
export function moveFocus(move: ScrollMove, startId = PAGE_START_ID): void {
  const target = move.to === 'target' ? document.getElementById(move.id) : null;
  const start = target ?? document.getElementById(startId);
  if (start !== null) focusFrom(start);
}

/** Announces the document title to screen readers, in the page's language. */
export function announceTitle(browser: Window = window): void {
  browser.setTimeout(() => {
    const announcer = browser.document.getElementById(ANNOUNCER_ID);
    if (announcer !== null) announcer.textContent = browser.document.title;
  }, ANNOUNCE_DELAY);
}
