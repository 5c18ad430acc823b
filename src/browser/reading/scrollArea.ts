import { distanceToReveal } from '../../model/reading/reveal';

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
