/** A heading's place on the screen, in CSS pixels from the window's upper edge. */
export interface HeadingBox {
  id: string;
  top: number;
  bottom: number;
}

/** What the reader sees of the page. */
export interface Viewport {
  height: number;
  /** How much of the window's upper part the navigation covers. */
  offset: number;
  /** True when the page has been scrolled to its end. */
  isAtEnd: boolean;
}

/** The boxes that have a size; a heading in a closed part of the page has none. */
const isShown = ({ top, bottom }: HeadingBox) => bottom > top;

/**
 * The heading whose part of the page is being read. It is the first one below the navigation when that one
 * is in the upper half of the window, else the one before; none above the first heading. At the end of
 * the page it is the last heading on the screen, which may never get into the upper half.
 */
export function activeHeading(boxes: readonly HeadingBox[], { height, offset, isAtEnd }: Viewport): string | null {
  const headings = boxes.filter(isShown);
  if (isAtEnd) {
    const last = headings.filter(({ top }) => top >= offset && top < height).at(-1);
    if (last !== undefined) return last.id;
  }
  const next = headings.findIndex(({ top }) => top >= offset);
  if (next < 0) return headings.at(-1)?.id ?? null;
  const first = headings[next];
  const isInUpperHalf = first !== undefined && first.bottom <= height / 2;
  return headings[isInUpperHalf ? next : next - 1]?.id ?? null;
}
