import { NAVBAR_HEIGHT } from '../limits';

/** The navigation bar while the page scrolls. */
export interface NavbarScroll {
  isHidden: boolean;
  /** Where the page was at the last event, in CSS pixels from its top. */
  top: number;
  /** The next event comes from the browser or the site, not from the reader, and means nothing. */
  isNextIgnored: boolean;
}

interface ScrollView {
  top: number;
  viewportHeight: number;
  documentHeight: number;
  /** The bar has the focus or an open menu, so it stays. */
  isHeld: boolean;
}

/** The bar when the page starts; the browser may yet put a reloaded page back to where it stood. */
export function startNavbarScroll(top: number): NavbarScroll {
  return { isHidden: false, top, isNextIgnored: true };
}

/** The bar after the page has scrolled: hidden on the way down, back on the way up, always there at the top. */
export function afterScroll(state: NavbarScroll, view: ScrollView): NavbarScroll {
  const { top } = view;
  const become = (isHidden: boolean): NavbarScroll => ({ isHidden, top, isNextIgnored: false });
  if (view.isHeld || top < NAVBAR_HEIGHT) return become(false);
  if (state.isNextIgnored || top === state.top) return become(state.isHidden);
  if (top > state.top) return become(state.isHidden || state.top > 0);
  // A page that bounces back at its bottom moves up without the reader's doing.
  const isAwayFromBottom = top + view.viewportHeight < view.documentHeight - NAVBAR_HEIGHT;
  return become(state.isHidden && !isAwayFromBottom);
}

/**
 * The bar after the address has changed, and the page with it. A heading that was asked for gets the whole
 * window; everything else brings the bar back. Either way the page was moved, not scrolled.
 */
export function afterMove(top: number, hasTarget: boolean): NavbarScroll {
  return { isHidden: hasTarget && top >= NAVBAR_HEIGHT, top, isNextIgnored: true };
}
