import type { Page, Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { inPixels, videoSize, type Device } from './device';
import type { Film } from './film';

/** Content of the address bar. */
interface Address {
  text: string;
  isSelected: boolean;
}

/** Renders browser UI in the browser itself, so that fonts match the page. */
interface Drawings {
  addressBar: (address: Address) => Promise<Buffer>;
  /** The pressed keys: "Ctrl + K". */
  keys: (text: string) => Promise<Buffer>;
  /** A white page for a blank tab. */
  emptyPage: () => Promise<Buffer>;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 15px system-ui, sans-serif; color: #1b2733; background: transparent }
  #bar { display: flex; align-items: center; gap: 12px; padding: 0 12px; background: #dfe4ea; border-bottom: 1px solid #b9c2cc }
  #address { flex: 1; padding: 3px 14px; border-radius: 99px; background: #fff; white-space: nowrap; overflow: hidden }
  mark { color: inherit; background: #a9cdf5 }
  #keys { display: inline-block; padding: 6px 16px; border-radius: 8px; background: #1b2733; color: #fff; font-size: 19px; font-weight: 650 }
  #empty { background: #fff }
`;
const BACK =
  '<svg width="20" height="20" fill="none" stroke="#1b2733" stroke-width="2"><path d="M17 10H4m5-6-6 6 6 6"/></svg>';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Opens a separate page for drawings, which are cached. */
export async function createDrawings(browser: Browser, { width, height, bar, scale }: Device): Promise<Drawings> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const made = new Map<string, Promise<Buffer>>();
  let before: Promise<unknown> = Promise.resolve();
  const draw = (id: string, html: string) => {
    const cached = made.get(html);
    if (cached !== undefined) return cached;
    const drawing = before.then(async () => {
      await page.setContent(`<style>${STYLE}</style>${html}`);
      return page.locator(id).screenshot({ omitBackground: true });
    });
    before = drawing;
    made.set(html, drawing);
    return drawing;
  };
  return {
    addressBar: ({ text, isSelected }) => {
      const written = isSelected ? `<mark>${escape(text)}</mark>` : escape(text);
      return draw(
        '#bar',
        `<div id="bar" style="height:${bar}px">${BACK}<div id="address">${written}&#8203;</div></div>`,
      );
    },
    keys: (text) => draw('#keys', `<div id="keys">${escape(text)}</div>`),
    emptyPage: () => draw('#empty', `<div id="empty" style="height:${height}px"></div>`),
  };
}

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
