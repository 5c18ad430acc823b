import { NAVBAR_HEIGHT } from '../limits';

/** A heading's position in the window, in CSS pixels from its top. */
export interface HeadingBox {
  id: string;
  top: number;
  bottom: number;
}

/** The visible part of the page. */
export interface Viewport {
  height: number;
  /** True when the page is scrolled to its end. */
  isAtEnd: boolean;
}

/** A heading in a closed part of the page has no size. */
const isShown = ({ top, bottom }: HeadingBox) => bottom > top;

/** Part of the window above which a heading's text is being read. */
const READING_LINE = 0.25;
/** Lowest line in CSS pixels: a link brings its heading below the navigation bar, in low windows too. */
const MIN_LINE = NAVBAR_HEIGHT + 40;

/**
 * The heading being read: the last one above a quarter of the window, or at the page's end the last visible one; before
 * the first heading, the first one.
 */
export function activeHeading(boxes: readonly HeadingBox[], { height, isAtEnd }: Viewport): string | null {
  const line = isAtEnd ? height - 1 : Math.max(height * READING_LINE, MIN_LINE);
  const shown = boxes.filter(isShown);
  return (shown.filter(({ top }) => top <= line).at(-1) ?? shown[0])?.id ?? null;
}
