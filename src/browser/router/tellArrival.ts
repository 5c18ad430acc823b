import { PAGE_START_ID } from '../../model/navigation/pageNavigation';
import type { ScrollMove } from '../../model/navigation/pageNavigation';

/** Id of the element whose text screen readers speak when it changes. */
export const ANNOUNCER_ID = 'gatsby-announcer';
/** Milliseconds until the focus has been spoken. */
const ANNOUNCE_DELAY = 150;

/** Lets an element that takes no focus have it until it is left, so that the next Tab goes on from there. */
function focusFrom(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * After a link has led to a page: puts the focus at the part that the link names, or where the page begins, before the
 * skip link.
 * @param startId id of what has the focus where the page has no such part
 */
export function moveFocus(move: ScrollMove, startId = PAGE_START_ID): void {
  const target = move.to === 'target' ? document.getElementById(move.id) : null;
  const start = target ?? document.getElementById(startId);
  if (start !== null) focusFrom(start);
}

/** Tells screen readers the title in the head, in the page's own words. */
export function announceTitle(browser: Window = window): void {
  browser.setTimeout(() => {
    const announcer = browser.document.getElementById(ANNOUNCER_ID);
    if (announcer !== null) announcer.textContent = browser.document.title;
  }, ANNOUNCE_DELAY);
}
