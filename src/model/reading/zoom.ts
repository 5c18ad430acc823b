/** Space around an enlarged image, in CSS pixels, in windows wider than a phone. */
const ZOOM_MARGIN = 48;
const ZOOM_PHONE_MARGIN = 16;
const ZOOM_PHONE_MAX_WIDTH = 560;

/** Largest scale at which an enlarged drawing opens. */
const ZOOM_DRAWING_MAX_SCALE = 1.5;

/** How many times larger than in the window an image can be shown. */
const ZOOM_MAX_FACTOR = 4;

/** Smallest enlargement, and the factor at which an image opens that the window enlarges less, as on a phone. */
const ZOOM_MIN_GAIN = 1.3;
const ZOOM_START_FACTOR = 2;

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
  /** True for a vector drawing; other images open at most at their intrinsic size. */
  isDrawing: boolean;
}

const scaled = ({ width, height }: Size, scale: number): Size => ({ width: width * scale, height: height * scale });

/** True for an image that is large enough to zoom. */
export function isZoomable({ width, height }: Size): boolean {
  return Math.max(width, height) >= ZOOM_MIN_SIDE;
}

/** The scale at which an image fits the window. */
function fittingScale({ natural, window, isDrawing }: ZoomInput): number {
  const margin = 2 * (window.width > ZOOM_PHONE_MAX_WIDTH ? ZOOM_MARGIN : ZOOM_PHONE_MARGIN);
  const fitting = Math.min((window.width - margin) / natural.width, (window.height - margin) / natural.height);
  return Math.min(fitting, isDrawing ? ZOOM_DRAWING_MAX_SCALE : 1);
}

/** The factor at which an image opens that is `width` pixels wide in the text. */
export const openingFactor = (input: ZoomInput, width: number): number =>
  zoomedBox(input).width < width * ZOOM_MIN_GAIN ? ZOOM_START_FACTOR : 1;

/** A factor within the limits of the zoom. */
export const zoomFactor = (factor: number): number => Math.min(Math.max(factor, 1), ZOOM_MAX_FACTOR);

/**
 * The box of an enlarged image: centred in the window, or aligned left and top if larger.
 * @param factor 1 for an image that fits the window
 * @example zoomedBox({ natural: { width: 400, height: 200 }, window: { width: 1000, height: 800 }, isDrawing: false })
 * // { left: 300, top: 300, width: 400, height: 200 }
 */
export function zoomedBox(input: ZoomInput, factor = 1): Box {
  const size = scaled(input.natural, fittingScale(input) * factor);
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
