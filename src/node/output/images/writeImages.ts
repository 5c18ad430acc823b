import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import type { ContentImage, ImageVariant } from '../../../model/pages/compiledContent';
import type { FileCache } from '../../cache/fileCache';
import { inParallel } from '../../cache/inParallel';

/** In two thirds of the time of effort 2 1 to 4 % more bytes, and still a good deal fewer than WebP has. */
const AVIF: AvifOptions = { effort: 1, quality: 57 };
/** Of the browsers that the site is for hardly one asks for WebP: half the time is worth 3 to 8 % more bytes. */
const WEBP: WebpOptions = { effort: 2 };
const OPTIONS = { avif: AVIF, webp: WEBP, png: {}, jpeg: {} };
/** Raised by hand when images are encoded in another way: the cache then makes them anew. */
const ENCODING = 3;

async function writeVariant(source: string, { width, format }: ImageVariant, target: string): Promise<void> {
  if (format === 'svg' || format === 'gif') return copyFile(source, target);
  const resized = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  await resized.toFormat(format, OPTIONS[format]).toFile(target);
}

/**
 * Makes the files of the images under the output folder. Names carry the content's digest, so a file that
 * is there is right. Returns how many were missing.
 */
export async function writeImages(
  images: readonly ContentImage[],
  outputFolder: string,
  cache: FileCache,
): Promise<number> {
  const wanted = new Map(
    images.flatMap((image) => image.variants.map((variant) => [variant.path, { image, variant }] as const)),
  );
  const missing = [...wanted.values()].filter(({ variant }) => !existsSync(path.join(outputFolder, variant.path)));
  await inParallel(missing, ({ image, variant }) =>
    cache.place(
      path.join('images', String(ENCODING), path.basename(variant.path)),
      path.join(outputFolder, variant.path),
      (file) => writeVariant(image.file, variant, file),
    ),
  );
  return missing.length;
}
