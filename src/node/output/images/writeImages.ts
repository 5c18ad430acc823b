import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentImage, ImageVariant } from '../../../model/pages/compiledContent';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function writeVariant(source: string, { width, format }: ImageVariant, target: string): Promise<void> {
  if (format === 'svg' || format === 'gif') return copyFile(source, target);
  await sharp(source).rotate().resize({ width, withoutEnlargement: true }).toFormat(format).toFile(target);
}

/**
 * Makes the files of the images under the output folder. Names carry the content's digest, so a file that
 * is there is right. Returns how many were made.
 */
export async function writeImages(images: readonly ContentImage[], outputFolder: string): Promise<number> {
  const wanted = new Map(
    images.flatMap((image) => image.variants.map((variant) => [variant.path, { image, variant }] as const)),
  );
  let written = 0;
  for (const [variantPath, { image, variant }] of wanted) {
    const target = path.join(outputFolder, variantPath);
    if (await exists(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeVariant(image.file, variant, target);
    written += 1;
  }
  return written;
}
