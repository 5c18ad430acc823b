/** What a video is recorded on. Sizes are CSS pixels. */
export interface Device {
  /** Size of the page. */
  width: number;
  height: number;
  /** Height of the drawn address bar above the page. */
  bar: number;
  /** Pixels of the video for each CSS pixel. */
  scale: number;
  isTouch: boolean;
}

/** Videos of 1280 × 720. The page is a little narrower than that, so that its texts can be read in a small player. */
export const DESKTOP: Device = { width: 1024, height: 544, bar: 32, scale: 1.25, isTouch: false };

/** Upright videos of 576 × 1086. */
export const PHONE: Device = { width: 384, height: 680, bar: 44, scale: 1.5, isTouch: true };

/** Pixels of the video for a length on the device; all of them are even, as the encoder wants it. */
export const inPixels = (length: number, { scale }: Device): number => length * scale;

/** Size of the video. */
export function videoSize(device: Device): { width: number; height: number } {
  const bar = inPixels(device.bar, device);
  return { width: inPixels(device.width, device), height: bar + inPixels(device.height, device) };
}
