/** A heading's position in the window, in CSS pixels from its top. */
export interface HeadingBox {
  id: string;
  top: number;
  bottom: number;
}

/** The visible part of the page. */
export interface Viewport {
  height: number;
  /** Height of the window's top that the navigation covers. */
  offset: number;
  /** True when the page is scrolled to its end. */
  isAtEnd: boolean;
}

/** A heading in a closed part of the page has no size. */
const isShown = ({ top, bottom }: HeadingBox) => bottom > top;

/**
 * The id of the heading being read. This is the first one below the navigation if it is in the upper half of the
 * window, else the previous one; none above the first heading. At the end of the page it is the last visible heading,
 * which may never reach the upper half.
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
