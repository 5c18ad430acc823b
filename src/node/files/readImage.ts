import { createHash } from 'node:crypto';
import path from 'node:path';
import { readBytes } from './readText';
import sharp from 'sharp';
import type { ContentImage, ImageVariant } from '../../model/pages/compiledContent';
import { isDrawing } from '../../model/reading/drawing';

/** Widths of raster image variants in pixels, besides an original width below the last. */
const WIDTHS = [480, 960, 1600];
/** A width is skipped if the largest one is less than this many times as wide: it would save readers little. */
const LEAST_STEP = 1.25;
/** Letters of the digest in a file's name, to tell versions apart. */
const DIGEST_LENGTH = 10;

const FALLBACK_FORMATS: Record<string, ImageVariant['format']> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'jpeg',
  avif: 'jpeg',
};

/** Returns a file name that every server and shell accepts: letters, digits and hyphens. */
export function plainName(file: string): string {
  const name = path
    .parse(file)
    .name.normalize('NFD')
    .replace(/[^\w-]+/g, '');
  return name === '' ? 'image' : name.toLowerCase();
}

const digestOf = (bytes: Buffer, colors: readonly string[] = []) =>
  createHash('sha256').update(bytes).update(colors.join()).digest('hex').slice(0, DIGEST_LENGTH);

/** True for a PNG with the block that describes an animation, before its first picture. */
const isAnimatedPng = (bytes: Buffer): boolean =>
  bytes.includes('acTL') && bytes.indexOf('acTL') < bytes.indexOf('IDAT');

/**
 * Reads an image's size and plans its variants. SVG files and animations (GIF, WebP, PNG) are served unchanged, but a
 * drawing once for each palette.
 * @param palettes a theme's colours for drawings, dark ones first
 * @throws when the file is not an image or is corrupt
 */
export async function readImage(file: string, palettes: readonly (readonly string[])[] = []): Promise<ContentImage> {
  const bytes = readBytes(file);
  const digest = digestOf(bytes);
  const { width, height, format, orientation, pages = 1 } = await sharp(bytes).metadata();
  const turned = (orientation ?? 1) >= 5;
  const size = turned ? { width: height, height: width } : { width, height };
  const name = `${plainName(file)}-${digest}`;
  const isAnimated = (format === 'webp' && pages > 1) || (format === 'png' && isAnimatedPng(bytes));
  if (format === 'svg' || format === 'gif' || isAnimated) {
    const isDrawn = format === 'svg' && isDrawing(bytes.toString('utf8'));
    const variants = (isDrawn && palettes.length > 0 ? palettes : [undefined]).map((colors): ImageVariant => {
      const path = `/static/images/${plainName(file)}-${digestOf(bytes, colors)}.${format}`;
      return { path, width: size.width, format, ...(isAnimated && { isAnimated }), ...(colors && { colors }) };
    });
    return { file, digest, ...size, ...(isDrawn && { isDrawing: true }), variants };
  }
  const largest = Math.min(size.width, WIDTHS[WIDTHS.length - 1] ?? size.width);
  const widths = [...WIDTHS.filter((each) => each * LEAST_STEP <= largest), largest];
  const fallback = FALLBACK_FORMATS[format] ?? 'png';
  const variantOf = (format: ImageVariant['format'], variantWidth: number): ImageVariant => ({
    path: `/static/images/${name}-${variantWidth}.${format}`,
    width: variantWidth,
    format,
  });
  const variants = (['avif', 'webp'] as const).flatMap((each) => widths.map((width) => variantOf(each, width)));
  // In one size: few browsers ask for the fallback, and a screenshot made smaller as PNG is several times as large.
  variants.push(variantOf(fallback, largest));
  return { file, digest, ...size, variants };
}
