import { NAVBAR_HEIGHT } from '../limits';

/** State of the navigation bar while the page scrolls. */
export interface NavbarScroll {
  isHidden: boolean;
  /** Scroll position at the last event, in CSS pixels. */
  top: number;
  /** True when the next scroll event is not the reader's and must be ignored. */
  isNextIgnored: boolean;
}

interface ScrollView {
  top: number;
  viewportHeight: number;
  documentHeight: number;
  /** True while the bar has the focus or an open menu: it stays visible. */
  isHeld: boolean;
}

/** The initial state; after a reload the browser may still restore the scroll position. */
export function startNavbarScroll(top: number): NavbarScroll {
  return { isHidden: false, top, isNextIgnored: true };
}

/** The state after a scroll: hidden when scrolling down, shown when scrolling up and always at the top. */
export function afterScroll(state: NavbarScroll, view: ScrollView): NavbarScroll {
  const { top } = view;
  const become = (isHidden: boolean): NavbarScroll => ({ isHidden, top, isNextIgnored: false });
  if (view.isHeld || top < NAVBAR_HEIGHT) return become(false);
  if (state.isNextIgnored || top === state.top) return become(state.isHidden);
  if (top > state.top) return become(state.isHidden || state.top > 0);
  // Overscroll at the bottom bounces the page up; the reader did not scroll.
  const isAwayFromBottom = top + view.viewportHeight < view.documentHeight - NAVBAR_HEIGHT;
  return become(state.isHidden && !isAwayFromBottom);
}

/** The state after a navigation: a heading as the target gets the whole window, any other target shows the bar. */
export function afterMove(top: number, hasTarget: boolean): NavbarScroll {
  return { isHidden: hasTarget && top >= NAVBAR_HEIGHT, top, isNextIgnored: true };
}
