import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../../model/limits';
import type { Card } from '../cardPath';
import { buildGroundSvg, buildSiteSvg, buildTitleSvg, SITE_BOX, TITLE_BOX, type Box } from '../cardSvg';
import { readTypeface } from '../typeface';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** An image whose pixels are indexes of a palette. */
interface IndexedImage {
  /** Even, in pixels. */
  width: number;
  height: number;
  /** One byte per pixel, row by row. */
  pixels: Uint8Array;
  /** At most 16 colours of red, green and blue. */
  palette: readonly (readonly number[])[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 4;
/** Number of colours that the bits of a pixel can address. */
const MAX_COLORS = 2 ** BIT_DEPTH;
const PIXELS_PER_BYTE = 8 / BIT_DEPTH;
/** PNG's colour type for images with a palette. */
const INDEXED_COLOR = 3;
const LENGTH_BYTES = 4;

const compress = promisify<Uint8Array, Buffer>(deflate);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 2 * LENGTH_BYTES);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, LENGTH_BYTES);
  framed.writeUInt32BE(crc32(body), body.length + LENGTH_BYTES);
  return framed;
}

/** Encodes an image as PNG: sharp always computes a palette, which took a third of a large build. */
async function encodePng({ width, height, pixels, palette }: IndexedImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED_COLOR], 8);
  // Each row starts with its filter type: 0, none, compresses palette images best.
  const rows = Buffer.alloc((1 + width / PIXELS_PER_BYTE) * height);
  for (let row = 0, at = 0, pixel = 0; row < height; row += 1) {
    at += 1;
    // The upper half of a byte is the left pixel.
    for (const end = pixel + width; pixel < end; pixel += PIXELS_PER_BYTE)
      rows[at++] = ((pixels[pixel] ?? 0) << BIT_DEPTH) | (pixels[pixel + 1] ?? 0);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colours between the background and the letters, for smooth edges; the last is that of the letters. */
const SHADES = 4;
/** The title and the site name have shades of their own. */
const GROUND_COLORS = MAX_COLORS - 2 * SHADES;
const CHANNELS = 3;

/** Draws the card of a title as PNG. */
type DrawCard = (title: string) => Promise<Buffer>;

const channelsOf = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

const shadesBetween = (from: readonly number[], to: readonly number[]): number[][] =>
  Array.from({ length: SHADES }, (_, shade) =>
    from.map((part, channel) => Math.round(part + (((to[channel] ?? 0) - part) * (shade + 1)) / SHADES)),
  );

/** Draws the background as palette indexes. */
async function drawGround(svg: string): Promise<{ pixels: Uint8Array; palette: number[][] }> {
  const reduced = await sharp(Buffer.from(svg)).png({ palette: true, colours: GROUND_COLORS, dither: 0 }).toBuffer();
  const raw = await sharp(reduced).removeAlpha().raw().toBuffer();
  const indexes = new Map<number, number>();
  const pixels = new Uint8Array(raw.length / CHANNELS);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const color = raw.readUIntBE(pixel * CHANNELS, CHANNELS);
    const index = indexes.get(color) ?? indexes.size;
    indexes.set(color, index);
    pixels[pixel] = index;
  }
  const palette = [...indexes.keys()].map((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  return { pixels, palette };
}

/** Draws letters into an image, in shades whose palette indexes begin at `first`. */
async function drawLetters(pixels: Uint8Array, svg: string, { left, top, width, height }: Box, first: number) {
  const opacity = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = Math.round(((opacity[y * width + x] ?? 0) * SHADES) / 255);
      if (shade > 0) pixels[(top + y) * CARD_WIDTH + left + x] = first + shade - 1;
    }
}

/** Draws the background once and returns a function that adds titles. */
async function createCardDrawer(site: string, icon: string, colors: Card['colors']): Promise<DrawCard> {
  const typeface = readTypeface();
  const ground = await drawGround(buildGroundSvg(icon, colors));
  const background = channelsOf(colors.background);
  const palette = [
    ...ground.palette,
    ...[colors.accent, colors.text].flatMap((color) => shadesBetween(background, channelsOf(color))),
  ];
  await drawLetters(ground.pixels, buildSiteSvg({ site, colors }, typeface), SITE_BOX, ground.palette.length);
  return async (title) => {
    const pixels = ground.pixels.slice();
    await drawLetters(pixels, buildTitleSvg({ title, colors }, typeface), TITLE_BOX, ground.palette.length + SHADES);
    return encodePng({ width: CARD_WIDTH, height: CARD_HEIGHT, pixels, palette });
  };
}

const drawers = new Map<string, Promise<DrawCard>>();

/** Draws the card of a page as PNG. */
export async function drawCard({ title, site, colors, icon }: Card & { icon: string }): Promise<Uint8Array> {
  const key = JSON.stringify([site, icon, colors]);
  const drawer = drawers.get(key) ?? createCardDrawer(site, icon, colors);
  drawers.set(key, drawer);
  return (await drawer)(title);
}
