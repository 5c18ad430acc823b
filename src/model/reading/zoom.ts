const ZOOM_PAN_MAX_SCREENS = 3;

/** Widest window, in CSS pixels, in which a wide image may be enlarged beyond the window, and how many windows wide. */
const ZOOM_PAN_MAX_WINDOW = 560;

/** An image without a side of this many pixels is an icon, which nobody enlarges. */
const ZOOM_MIN_SIDE = 64;

/** Pixels that the page may be scrolled before the zoom closes. */
const ZOOM_SCROLL_TOLERANCE = 40;

/** A size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A box in the window, in CSS pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

interface ZoomInput {
  /** The image's own size. */
  natural: Size;
  window: Size;
  /** Drawings stay sharp at any size; others are not enlarged beyond their own. */
  isDrawing: boolean;
}

const scaled = ({ width, height }: Size, scale: number): Size => ({ width: width * scale, height: height * scale });

/** True when an image is large enough to be worth enlarging. */
export function isZoomable({ width, height }: Size): boolean {
  return Math.max(width, height) >= ZOOM_MIN_SIDE;
}

/**
 * The scale at which an enlarged image is shown: the largest that fits the window. On a phone held upright that
 * would leave a wide diagram as small as it was; there it gets its own size, as far as the window's height
 * allows, and is moved sideways by the reader.
 */
function zoomScale({ natural, window, isDrawing }: ZoomInput): number {
  const fitting = Math.min(window.width / natural.width, window.height / natural.height);
  const contained = isDrawing ? fitting : Math.min(fitting, 1);
  const isPhone = window.width <= ZOOM_PAN_MAX_WINDOW && window.height > window.width;
  if (!isPhone) return contained;
  const legible = Math.min(1, window.height / natural.height, (ZOOM_PAN_MAX_SCREENS * window.width) / natural.width);
  return Math.max(contained, legible);
}

/**
 * Where an enlarged image is: in the middle of the window, or from its left edge where it is wider.
 * @example zoomedBox({ natural: { width: 400, height: 200 }, window: { width: 1000, height: 800 }, isDrawing: false })
 * // { left: 300, top: 300, width: 400, height: 200 }
 */
export function zoomedBox(input: ZoomInput): Box {
  const size = scaled(input.natural, zoomScale(input));
  return {
    ...size,
    left: Math.max(0, (input.window.width - size.width) / 2),
    top: Math.max(0, (input.window.height - size.height) / 2),
  };
}

/** The CSS transform that makes a box look as if it stood where another one is. */
export function transformOnto(box: Box, target: Box): string {
  const scale = target.width / box.width;
  return `translate(${target.left - box.left}px, ${target.top - box.top}px) scale(${scale})`;
}

/** True when the page was scrolled so far that the reader has left the image. */
export function isScrolledAway(start: number, now: number): boolean {
  return Math.abs(now - start) > ZOOM_SCROLL_TOLERANCE;
}
