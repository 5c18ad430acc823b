import sharp, { type PngOptions } from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../model/limits';
import type { Card } from './cardPath';
import { buildGroundSvg, buildSiteSvg, buildTitleSvg, SITE_BOX, TITLE_BOX, type Box } from './cardSvg';
import { readTypeface } from './typeface';

/** Few colours: 16 suffice for smooth letters, in half the bytes of 256. */
const PNG_OPTIONS: PngOptions = { palette: true, colours: 16, compressionLevel: 9, dither: 0 };

/** Draws the card of a title as PNG. */
export type DrawCard = (title: string) => Promise<Buffer>;

const layer = (svg: string, { left, top }: Box) => ({ input: Buffer.from(svg), left, top });

/** Draws the background once and returns a function that adds titles. */
export async function createCardDrawer(site: string, icon: string, colors: Card['colors']): Promise<DrawCard> {
  const typeface = readTypeface();
  const ground = await sharp(Buffer.from(buildGroundSvg(icon, colors)))
    .composite([layer(buildSiteSvg({ site, colors }, typeface), SITE_BOX)])
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 } as const;
  return (title) =>
    sharp(ground, { raw })
      .composite([layer(buildTitleSvg({ title, colors }, typeface), TITLE_BOX)])
      .png(PNG_OPTIONS)
      .toBuffer();
}
