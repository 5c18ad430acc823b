/** Upper and lower edge of something on the screen, in CSS pixels. */
export interface Span {
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
