import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../model/pages/socialCard';
import { paletteVariables } from '../../../theme/palette';
import { buildGroundSvg, buildTitleSvg, TITLE_BOX } from './cardSvg';
import { encodePng } from './encodePng';
import { readTypeface } from './typeface';

/** Colours between the sheet's and the letters', for smooth edges. */
const SHADES = 8;
/** Colours that are left for what all cards have in common. */
const GROUND_COLORS = 256 - SHADES;
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

/** Draws what all cards have in common, once; what is left for each card is its title. */
export async function createCardDrawer(site: string, icon: string): Promise<DrawCard> {
  const typeface = readTypeface();
  const colors = paletteVariables('light');
  const ground = await drawGround(buildGroundSvg(site, typeface, icon));
  const shades = shadesBetween(parseHex(colors['--background'] ?? ''), parseHex(colors['--text'] ?? ''));
  const palette = [...ground.palette, ...shades];
  const shadeOf = Uint8Array.from({ length: OPAQUE + 1 }, (_, cover) => Math.round((cover * SHADES) / OPAQUE));
  return async (title) => {
    const mask = await sharp(Buffer.from(buildTitleSvg(title, typeface)))
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    const pixels = ground.pixels.slice();
    for (let y = 0; y < TITLE_BOX.height; y += 1) {
      const start = (TITLE_BOX.top + y) * CARD_WIDTH + TITLE_BOX.left;
      for (let x = 0; x < TITLE_BOX.width; x += 1) {
        const shade = shadeOf[mask[y * TITLE_BOX.width + x] ?? 0] ?? 0;
        if (shade > 0) pixels[start + x] = ground.palette.length + shade - 1;
      }
    }
    return encodePng({ width: CARD_WIDTH, height: CARD_HEIGHT, pixels, palette });
  };
}
