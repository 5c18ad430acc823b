/** Top and bottom edge of a box on the screen, in CSS pixels. */
interface Span {
  top: number;
  bottom: number;
}

/** The scroll distance that reveals an item in a scroll area: 0 if it is visible, else enough to centre it. */
export function distanceToReveal(item: Span, area: Span): number {
  if (item.top >= area.top && item.bottom <= area.bottom) return 0;
  return (item.top + item.bottom) / 2 - (area.top + area.bottom) / 2;
}

/** The nearest scrolling ancestor of an element or the element itself; null if only the window scrolls. */
function scrollAreaOf(element: Element): Element | null {
  for (let area: Element | null = element; area !== null && area !== document.body; area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  }
  return null;
}

/** Scrolls the area around an element until the element is visible. Never scrolls the window. */
export function revealInArea(element: Element): void {
  const area = scrollAreaOf(element);
  if (area === null) return;
  const { top, bottom } = area.getBoundingClientRect();
  const seen = { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
  const item = element.getBoundingClientRect();
  // Use the whole area if it is itself scrolled off the screen.
  const hasRoom = seen.bottom - seen.top >= item.height;
  area.scrollTop += distanceToReveal(item, hasRoom ? seen : { top, bottom });
}
