import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SITE_ICONS } from '../../../model/site/webManifest';

/** Pixels per inch at which an SVG of 32 units has the size of the largest icon. */
const DENSITY = 72 * 16;

/** Renders the site's icon in the sizes that systems need; `ground` is the colour behind one with a margin. */
export async function writeIcons(svgFile: string, outputFolder: string, ground: string): Promise<void> {
  for (const { path: name, size, margin } of SITE_ICONS) {
    const target = path.join(outputFolder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const edge = Math.round(size * margin);
    const background = margin === 0 ? '#ffffff00' : ground;
    const drawing = sharp(svgFile, { density: DENSITY }).resize(size - 2 * edge, size - 2 * edge);
    const framed = drawing.extend({ top: edge, bottom: edge, left: edge, right: edge, background });
    await (margin === 0 ? framed : framed.flatten({ background: ground })).png().toFile(target);
  }
}
