import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../model/limits';
import type { Card } from './cardPath';
import { buildGroundSvg, buildSiteSvg, buildTitleSvg, SITE_BOX, TITLE_BOX, type Box } from './cardSvg';
import { encodePng, MAX_COLORS } from './encodePng';
import { readTypeface } from './typeface';

/** Colours between the background and the letters, for smooth edges; the last is that of the letters. */
const SHADES = 4;
/** The title and the site name have shades of their own. */
const GROUND_COLORS = MAX_COLORS - 2 * SHADES;
const CHANNELS = 3;

/** Draws the card of a title as PNG. */
export type DrawCard = (title: string) => Promise<Buffer>;

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
export async function createCardDrawer(site: string, icon: string, colors: Card['colors']): Promise<DrawCard> {
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
