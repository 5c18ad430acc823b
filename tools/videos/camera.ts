import type { Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { type Device, inPixels, videoSize } from './device';
import type { Address, Drawings } from './drawings';
import type { Film } from './film';

/** What one picture of a video is made of. */
interface Picture {
  page: Buffer;
  addressBar: Buffer;
  /** The keys that are pressed, if any. */
  keys: Buffer | undefined;
  /** Where the reader points, from the corner of the whole picture; undefined while they only use keys. */
  pointer: { x: number; y: number; /** 0 to 1: how far the ring of a click has grown. */ press: number } | undefined;
}

/** Above the place where players show captions. */
const KEYS_FROM_BOTTOM = 130;
const KEYS_FROM_RIGHT = 28;
const FINGER = 17;

function drawPointer({ x, y, press }: NonNullable<Picture['pointer']>, device: Device): string {
  const ring =
    press > 0
      ? `<circle cx="${x}" cy="${y}" r="${8 + 20 * press}" fill="none" stroke="#d9480f" stroke-width="3" opacity="${1 - press * 0.7}"/>`
      : '';
  const mark = device.isTouch
    ? `<circle cx="${x}" cy="${y}" r="${FINGER}" fill="#d9480f" fill-opacity="0.35" stroke="#fff" stroke-width="2"/>`
    : `<path transform="translate(${x} ${y})" d="M0 0v19l4.6-4.4 3.2 7.2 3.4-1.5-3.2-7h6.4z" fill="#111" stroke="#fff" stroke-width="1.6"/>`;
  const { width, height } = videoSize(device);
  const view = `0 0 ${width / device.scale} ${height / device.scale}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${ring}${mark}</svg>`;
}

/** Puts a picture together: the page below the address bar, and over both the keys and the pointer. */
async function compose({ page, addressBar, keys, pointer }: Picture, device: Device): Promise<Buffer> {
  const { width, height } = videoSize(device);
  const layers: OverlayOptions[] = [
    { input: page, left: 0, top: inPixels(device.bar, device) },
    { input: addressBar, left: 0, top: 0 },
  ];
  if (keys !== undefined) {
    const size = await sharp(keys).metadata();
    const left = width - size.width - KEYS_FROM_RIGHT;
    layers.push({ input: keys, left, top: height - size.height - KEYS_FROM_BOTTOM });
  }
  if (pointer !== undefined) layers.push({ input: Buffer.from(drawPointer(pointer, device)), left: 0, top: 0 });
  const canvas = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  return canvas.composite(layers).png({ compressionLevel: 1 }).toBuffer();
}

/** What is seen beside the page; the actor changes it, the camera takes it. */
export interface Look {
  address: Address;
  keys: string;
  pointer: { x: number; y: number; press: number } | undefined;
  /** True for a tab without a page. */
  isEmpty: boolean;
}

/** Takes what is seen now, for a number of frames. */
export type Camera = (look: Look, frames?: number) => Promise<void>;

/** Makes the camera of a page. */
export function createCamera(page: Page, device: Device, drawings: Drawings, film: Film): Camera {
  return async ({ address, keys, pointer, isEmpty }, frames = 1) => {
    const picture = {
      page: isEmpty ? await drawings.emptyPage() : await page.screenshot({ caret: 'initial' }),
      addressBar: await drawings.addressBar(address),
      keys: keys === '' ? undefined : await drawings.keys(keys),
      pointer,
    };
    film.add(await compose(picture, device), frames);
  };
}
