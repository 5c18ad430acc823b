import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../model/pages/socialCard';
import { paletteColors, type Role } from '../../../theme/palette';
import { buildGroundSvg, buildSiteSvg, buildTitleSvg, SITE_BOX, TITLE_BOX, type Box } from './cardSvg';
import { encodePng, MAX_COLORS } from './encodePng';
import { readTypeface } from './typeface';

/** Colours from the sheet's to that of letters, for smooth edges. */
const SHADES = 4;
/** Letters are in two colours: the title's and the site's. The rest is left for the sheet and the icon. */
const GROUND_COLORS = MAX_COLORS - 2 * SHADES;
const CHANNELS = 3;
const OPAQUE = 255;

/** Draws the card of a page with a title, as PNG. */
export type DrawCard = (title: string) => Promise<Buffer>;

const parseHex = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** The colours from one to another, the first left out and the last among them. */
function shadesBetween(from: readonly number[], to: readonly number[]): number[][] {
  return Array.from({ length: SHADES }, (_, shade) =>
    from.map((part, channel) => Math.round(part + (((to[channel] ?? 0) - part) * (shade + 1)) / SHADES)),
  );
}

async function drawGround(svg: string): Promise<{ pixels: Uint8Array; palette: number[][] }> {
  const reduced = await sharp(Buffer.from(svg)).png({ palette: true, colours: GROUND_COLORS, dither: 0 }).toBuffer();
  const raw = await sharp(reduced).removeAlpha().raw().toBuffer();
  const palette: number[][] = [];
  const indexes = new Map<number, number>();
  const pixels = new Uint8Array(raw.length / CHANNELS);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const color = raw.readUIntBE(pixel * CHANNELS, CHANNELS);
    let index = indexes.get(color);
    if (index === undefined) {
      index = palette.push([...raw.subarray(pixel * CHANNELS, (pixel + 1) * CHANNELS)]) - 1;
      indexes.set(color, index);
    }
    pixels[pixel] = index;
  }
  return { pixels, palette };
}

const shadeOf = Uint8Array.from({ length: OPAQUE + 1 }, (_, cover) => Math.round((cover * SHADES) / OPAQUE));

/** Puts letters into a picture, in shades of which the first has the given number. */
async function drawLetters(pixels: Uint8Array, svg: string, { left, top, width, height }: Box, first: number) {
  const mask = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * CARD_WIDTH + left;
    for (let x = 0; x < width; x += 1) {
      const shade = shadeOf[mask[y * width + x] ?? 0] ?? 0;
      if (shade > 0) pixels[start + x] = first + shade - 1;
    }
  }
}

/** Draws what all cards have in common, once; what is left for each card is its title. */
export async function createCardDrawer(site: string, icon: string): Promise<DrawCard> {
  const typeface = readTypeface();
  const colors = paletteColors('light');
  const ground = await drawGround(buildGroundSvg(icon));
  const shadesOf = (role: Role) => shadesBetween(parseHex(colors.background), parseHex(colors[role]));
  const palette = [...ground.palette, ...shadesOf('accent'), ...shadesOf('text')];
  await drawLetters(ground.pixels, buildSiteSvg(site, typeface), SITE_BOX, ground.palette.length);
  return async (title) => {
    const pixels = ground.pixels.slice();
    await drawLetters(pixels, buildTitleSvg(title, typeface), TITLE_BOX, ground.palette.length + SHADES);
    return encodePng({ width: CARD_WIDTH, height: CARD_HEIGHT, pixels, palette });
  };
}
