/** The device of a video. Sizes in CSS pixels. */
export interface Device {
  /** Size of the page. */
  width: number;
  height: number;
  /** Height of the drawn address bar above the page. */
  bar: number;
  /** Video pixels per CSS pixel. */
  scale: number;
  isTouch: boolean;
}

/** Videos of 1280 × 720. The page is narrower, so that its text is readable in a small player. */
export const DESKTOP: Device = { width: 1024, height: 544, bar: 32, scale: 1.25, isTouch: false };

/** Portrait videos of 576 × 1086. */
export const PHONE: Device = { width: 384, height: 680, bar: 44, scale: 1.5, isTouch: true };

/** Video pixels of a length; all are even, as the encoder requires. */
export const inPixels = (length: number, { scale }: Device): number => length * scale;

/** Size of the video. */
export function videoSize(device: Device): { width: number; height: number } {
  const bar = inPixels(device.bar, device);
  return { width: inPixels(device.width, device), height: bar + inPixels(device.height, device) };
}
