import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import type { ContentImage, ImageVariant } from '../../../model/pages/compiledContent';
import { recolored } from '../../../model/reading/drawing';
import { type FileCache, inParallel } from '../../cache/fileCache';

/** Takes two thirds of the time of effort 2 for 1 to 4 % more bytes, still far fewer than WebP. */
const AVIF: AvifOptions = { effort: 1, quality: 57 };
/** Few supported browsers need WebP, so encoding in half the time is worth 3 to 8 % more bytes. */
const WEBP: WebpOptions = { effort: 2 };
const OPTIONS = { avif: AVIF, webp: WEBP, png: {}, jpeg: {} };
/** Increment after a change of the encoding: it invalidates the cache. */
const ENCODING = 3;

async function writeVariant(
  source: string,
  { width, format, colors, isAnimated }: ImageVariant,
  target: string,
): Promise<void> {
  if (colors !== undefined) return writeFile(target, recolored(await readFile(source, 'utf8'), colors));
  if (format === 'svg' || format === 'gif' || isAnimated === true) return copyFile(source, target);
  const resized = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  await resized.toFormat(format, OPTIONS[format]).toFile(target);
}

/** Writes the missing image files, whose names contain digests, and returns their number. */
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
