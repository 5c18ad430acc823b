import type { Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { type Device, inPixels, videoSize } from './device';
import type { Address, Drawings } from './drawings';
import type { Film } from './film';

/** The parts of a frame. */
interface Picture {
  page: Buffer;
  addressBar: Buffer;
  /** The pressed keys, if any. */
  keys: Buffer | undefined;
  /** Position of the pointer in the frame; undefined with keys only. */
  pointer: { x: number; y: number; /** Progress of the click ring, 0 to 1. */ press: number } | undefined;
}

/** Above the captions of players. */
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

/** Composes a frame: the page below the address bar, keys and pointer on top. */
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

/** State outside the page, set by the actor and recorded by the camera. */
export interface Look {
  address: Address;
  keys: string;
  pointer: { x: number; y: number; press: number } | undefined;
  /** True for a blank tab. */
  isEmpty: boolean;
}

/** Records the current state for a number of frames. */
export type Camera = (look: Look, frames?: number) => Promise<void>;

/** Creates the camera of a page. */
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
