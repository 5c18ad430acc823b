const ZOOM_PAN_MAX_SCREENS = 3;

/** Widest window, in CSS pixels, in which an enlarged image may exceed the window, and by which factor. */
const ZOOM_PAN_MAX_WINDOW = 560;

/** Images with both sides below this many pixels are icons, which cannot be zoomed. */
const ZOOM_MIN_SIDE = 64;

/** Pixels of scrolling that close the zoom. */
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
  /** Intrinsic size of the image. */
  natural: Size;
  window: Size;
  /** True for a vector drawing; other images are not enlarged beyond their intrinsic size. */
  isDrawing: boolean;
}

const scaled = ({ width, height }: Size, scale: number): Size => ({ width: width * scale, height: height * scale });

/** True for an image that is large enough to zoom. */
export function isZoomable({ width, height }: Size): boolean {
  return Math.max(width, height) >= ZOOM_MIN_SIDE;
}

/**
 * The scale of an enlarged image: the largest that fits the window. In a narrow portrait window a wide diagram would
 * stay small. There it gets its intrinsic size, up to the window's height, and scrolls sideways.
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
 * The box of an enlarged image: centred in the window, or aligned left if wider.
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

/** The CSS transform that maps a box onto another one. */
export function transformOnto(box: Box, target: Box): string {
  const scale = target.width / box.width;
  return `translate(${target.left - box.left}px, ${target.top - box.top}px) scale(${scale})`;
}

/** True after enough scrolling to close the zoom. */
export function isScrolledAway(start: number, now: number): boolean {
  return Math.abs(now - start) > ZOOM_SCROLL_TOLERANCE;
}
