import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SITE_ICONS } from '../../../../src/model/site/webManifest';
import { createFileCache } from '../../../../src/node/cache/fileCache';
import { readImage } from '../../../../src/node/files/readImage';
import { writeIcons } from '../../../../src/node/output/images/writeIcons';
import { writeImages } from '../../../../src/node/output/images/writeImages';
import { applyChanges, makeTemporaryFolder } from '../../../support/contentFolder';

describe('images', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>';
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8ac' } });

  /** Two pictures of 20 × 10 in an animation. */
  const animation = async () =>
    sharp(await Promise.all([photo(20, 10).png().toBuffer(), photo(20, 10).negate().png().toBuffer()]), {
      join: { animated: true },
    })
      .webp({ delay: [100, 100] })
      .toBuffer();
  /** Adds the block of an animation after the header of a PNG, whose end is at byte 33. */
  const withAnimationBlock = (png: Buffer) =>
    Buffer.concat([
      png.subarray(0, 33),
      Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'),
      png.subarray(33),
    ]);

  let folder: string;
  const at = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = makeTemporaryFolder();
    applyChanges(folder, {
      'kaavio.svg': SVG,
      'liike.gif': await photo(20, 10).gif().toBuffer(),
      'liike.webp': await animation(),
      'liike.png': withAnimationBlock(await photo(20, 10).png().toBuffer()),
      'iso.png': await photo(2000, 10).png().toBuffer(),
      'melkein.png': await photo(1000, 10).png().toBuffer(),
      'tasan.webp': await photo(480, 10).webp().toBuffer(),
      'pysty.jpg': await photo(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'äö_1!.svg': SVG,
      '&%.svg': SVG,
      'rikki.png': 'not an image',
    });
  });

  test.each([
    ['kaavio.svg', 120, 40, ['svg 120']],
    ['liike.gif', 20, 10, ['gif 20']],
    ['liike.webp', 20, 10, ['webp 20']],
    ['liike.png', 20, 10, ['png 20']],
    [
      'iso.png',
      2000,
      10,
      [...['avif', 'webp'].flatMap((format) => [480, 960, 1600].map((width) => `${format} ${width}`)), 'png 1600'],
    ],
    // 960 pixels beside 1000 would be a useless file.
    ['melkein.png', 1000, 10, ['avif 480', 'avif 1000', 'webp 480', 'webp 1000', 'png 1000']],
    ['tasan.webp', 480, 10, ['avif 480', 'webp 480', 'jpeg 480']],
    ['pysty.jpg', 20, 30, ['avif 20', 'webp 20', 'jpeg 20']],
  ])('%s is %i × %i and has the planned variants', async (name, width, height, variants) => {
    const image = await readImage(at(name));
    expect(image).toMatchObject({ file: at(name), width, height });
    expect(image.variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual(variants);
  });

  test.each([
    ['äö_1!.svg', /^\/static\/images\/ao_1-[0-9a-f]{10}\.svg$/],
    ['&%.svg', /^\/static\/images\/image-[0-9a-f]{10}\.svg$/],
  ])('the file of %s has an ASCII name', async (name, expected) => {
    expect((await readImage(at(name))).variants[0]?.path).toMatch(expected);
  });

  test.each(['rikki.png', 'puuttuu.png'])('%s cannot be read', async (name) => {
    await expect(readImage(at(name))).rejects.toThrow();
  });

  test('writes image files once, in their formats and sizes', async () => {
    const output = makeTemporaryFolder();
    const images = await Promise.all(['kaavio.svg', 'pysty.jpg'].map((name) => readImage(at(name))));
    const cache = createFileCache(makeTemporaryFolder());
    expect(await writeImages(images, output, cache)).toBe(4);
    const made = images.flatMap(({ variants }) => variants.map((variant) => path.join(output, variant.path)));
    expect(made.every(existsSync)).toBe(true);
    const facts = await Promise.all(made.map((file) => sharp(file).metadata()));
    expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['svg', 120, 40],
      ['heif', 20, 30],
      ['webp', 20, 30],
      ['jpeg', 20, 30],
    ]);
    expect([readFileSync(made[0] ?? '', 'utf8'), await writeImages(images, output, cache)]).toEqual([SVG, 0]);
  });
});

test('icons have their sizes, and those with a margin an opaque background', async () => {
  const folder = makeTemporaryFolder();
  await writeIcons(path.resolve('static/favicon.svg'), folder, '#ffffff');
  for (const { path: name, size, margin } of SITE_ICONS) {
    const image = sharp(path.join(folder, name));
    const { width, height } = await image.metadata();
    expect([name, width, height]).toEqual([name, size, size]);
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(size / 2) * size + Math.floor(size / 8) + Math.round(size * margin)) * 4;
    expect([name, data[3], name, data[middle + 3]]).toEqual([name, margin === 0 ? 0 : 255, name, 255]);
  }
});
