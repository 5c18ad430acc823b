/** Upper and lower edge of something on the screen, in CSS pixels. */
interface Span {
  top: number;
  bottom: number;
}

/**
 * How far a scroll area has to be scrolled so that an item in it is seen whole: 0 when it is, else just far
 * enough to put it in the middle.
 */
export function distanceToReveal(item: Span, area: Span): number {
  if (item.top >= area.top && item.bottom <= area.bottom) return 0;
  return (item.top + item.bottom) / 2 - (area.top + area.bottom) / 2;
}

/** The element around `element` that scrolls by itself, the element included; null when only the window does. */
function scrollAreaOf(element: Element): Element | null {
  for (let area: Element | null = element; area !== null && area !== document.body; area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  }
  return null;
}

/** Scrolls the area that an element is in so that the element is seen. The window never moves. */
export function revealInArea(element: Element): void {
  const area = scrollAreaOf(element);
  if (area === null) return;
  const { top, bottom } = area.getBoundingClientRect();
  const seen = { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
  const item = element.getBoundingClientRect();
  // An area that has itself been scrolled off the screen is taken whole.
  const hasRoom = seen.bottom - seen.top >= item.height;
  area.scrollTop += distanceToReveal(item, hasRoom ? seen : { top, bottom });
}
