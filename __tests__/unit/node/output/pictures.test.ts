import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SITE_ICONS } from '../../../../src/model/site/webManifest';
import { createFileCache } from '../../../../src/node/cache/fileCache';
import { cardPath, readIcon } from '../../../../src/features/social-cards/node/cardPath';
import { buildSiteSvg, buildTitleSvg } from '../../../../src/features/social-cards/node/cardSvg';
import { readTypeface } from '../../../../src/features/social-cards/node/typeface';
import { wrapLines } from '../../../../src/features/social-cards/node/wrapLines';
import { writeCards } from '../../../../src/features/social-cards/node/writeCards';
import { readImage } from '../../../../src/node/files/readImage';
import { writeIcons } from '../../../../src/node/output/images/writeIcons';
import { writeImages } from '../../../../src/node/output/images/writeImages';
import { paletteColors } from '../../../../src/theme/palette';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const CARD = { title: 'Väliaikainen osoitteenmuutos', site: 'Ohjekeskus' };
const icon = readIcon();

test('letters are outlines, so that no font is needed to draw them', () => {
  const typeface = readTypeface();
  for (const svg of [buildSiteSvg(CARD.site, typeface), buildTitleSvg(CARD.title, typeface)]) {
    expect(svg).toMatch(/<path fill="#[0-9a-f]{6}" d="M[^"]{100}/);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('NaN');
  }
});

test.each(['å', 'ä', 'ö', 'Å', 'é', '”', '–', '…', '€', '’'])('the font has the letter %s', (letter) => {
  const typeface = readTypeface();
  expect(typeface.outline(letter, 0, 0, 100)).not.toBe(typeface.outline('\uffff', 0, 0, 100));
});

test('a longer text is wider, and a larger one in proportion', () => {
  const typeface = readTypeface();
  expect(typeface.widthOf('Saldot', 10)).toBeGreaterThan(typeface.widthOf('Saldo', 10));
  expect(typeface.widthOf('Saldo', 40)).toBeCloseTo(4 * typeface.widthOf('Saldo', 10));
  expect(typeface.widthOf('', 10)).toBe(0);
});

test('cards are drawn in the size that is shown whole, and only once', async () => {
  const folder = makeTemporaryFolder();
  const cards = [CARD, { ...CARD, title: 'Saldo' }, CARD];
  const cache = createFileCache(makeTemporaryFolder());
  expect(await writeCards(cards, icon, folder, cache)).toBe(2);
  const file = path.join(folder, cardPath(CARD, icon));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, paletteBitDepth: 4 });
  const { mtimeMs } = statSync(file);
  expect(await writeCards(cards, icon, folder, cache)).toBe(0);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test('letters have the colour of text, the sheet that of the page, and their edges what lies between', async () => {
  const folder = makeTemporaryFolder();
  await writeCards([{ ...CARD, title: 'V' }], icon, folder, createFileCache(makeTemporaryFolder()));
  const file = path.join(folder, cardPath({ ...CARD, title: 'V' }, icon));
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels).toString('hex');
  const row = Array.from({ length: 60 }, (_, x) => `#${colorAt(96 + x, 160)}`);
  const { text, accent, background, accentSoft } = paletteColors('light');
  expect(row).toContain(text);
  expect(Array.from({ length: 200 }, (_, x) => `#${colorAt(196 + x, 505)}`)).toContain(accent);
  expect(new Set(row).size).toBeGreaterThan(2);
  expect(row[0]).toBe(background);
  expect(row.at(-1)).toBe(background);
  expect(`#${colorAt(5, 5)}`).toBe(accentSoft);
});

/** Every letter is one wide. */
const box = { width: 10, lines: 3, widthOf: (text: string) => [...text].length };

test.each<[string, string[]]>([
  ['Tilauksen lisäys', ['Tilauksen', 'lisäys']],
  ['  Osoite  ja  maksu ', ['Osoite ja', 'maksu']],
  ['yksi kaksi kolme neljä', ['yksi kaksi', 'kolme', 'neljä']],
  ['yksi kaksi kolme neljä viisi kuusi', ['yksi kaksi', 'kolme', 'neljä…']],
  ['Laskutuspyynnöt', ['Laskutuspy', 'ynnöt']],
  ['a b Laskutuspyyntöjenkäsittelyjärjestelmä', ['a b', 'Laskutuspy', 'yntöjenkä…']],
  ['😀😀😀😀😀😀😀😀😀😀😀', ['😀😀😀😀😀😀😀😀😀😀', '😀']],
])('%j is set as %j', (text, expected) => {
  const lines = wrapLines(text, box);
  expect(lines).toEqual(expected);
  expect(lines.filter((line) => box.widthOf(line) > box.width)).toEqual([]);
});

test('titles leave their mark on the picture, and pictures of different titles have different names', async () => {
  const folder = makeTemporaryFolder();
  const cards = ['A', 'B', ''].map((title) => ({ ...CARD, title }));
  await writeCards(cards, icon, folder, createFileCache(makeTemporaryFolder()));
  const files = cards.map((card) => readFileSync(path.join(folder, cardPath(card, icon))).toString('base64'));
  expect(new Set(files).size).toBe(3);
  expect(new Set([...cards, { ...CARD, title: 'A', site: 'Muu' }].map((card) => cardPath(card, icon))).size).toBe(4);
});

describe('images', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>';
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8ac' } });

  let folder: string;
  const at = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = makeTemporaryFolder();
    applyChanges(folder, {
      'kaavio.svg': SVG,
      'liike.gif': await photo(20, 10).gif().toBuffer(),
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
    [
      'iso.png',
      2000,
      10,
      [...['avif', 'webp'].flatMap((format) => [480, 960, 1600].map((width) => `${format} ${width}`)), 'png 1600'],
    ],
    // 960 pixels beside 1000 would be one more file for nothing.
    ['melkein.png', 1000, 10, ['avif 480', 'avif 1000', 'webp 480', 'webp 1000', 'png 1000']],
    ['tasan.webp', 480, 10, ['avif 480', 'webp 480', 'jpeg 480']],
    ['pysty.jpg', 20, 30, ['avif 20', 'webp 20', 'jpeg 20']],
  ])('%s is %i × %i and served as planned', async (name, width, height, variants) => {
    const image = await readImage(at(name));
    expect(image).toMatchObject({ file: at(name), width, height });
    expect(image.variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual(variants);
  });

  test.each([
    ['äö_1!.svg', /^\/static\/images\/ao_1-[0-9a-f]{10}\.svg$/],
    ['&%.svg', /^\/static\/images\/image-[0-9a-f]{10}\.svg$/],
  ])('the file of %s has a plain name', async (name, expected) => {
    expect((await readImage(at(name))).variants[0]?.path).toMatch(expected);
  });

  test.each(['rikki.png', 'puuttuu.png'])('%s cannot be read', async (name) => {
    await expect(readImage(at(name))).rejects.toThrow();
  });

  test('the files of images are made once, each in its format and size', async () => {
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
    expect(readFileSync(made[0] ?? '', 'utf8')).toBe(SVG);
    expect(await writeImages(images, output, cache)).toBe(0);
  });
});

test('icons have their sizes; those with a margin stand on a ground that lets nothing through', async () => {
  const folder = makeTemporaryFolder();
  await writeIcons(path.resolve('static/favicon.svg'), folder, '#ffffff');
  for (const { path: name, size, margin } of SITE_ICONS) {
    const image = sharp(path.join(folder, name));
    const { width, height } = await image.metadata();
    expect([name, width, height]).toEqual([name, size, size]);
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(size / 2) * size + Math.floor(size / 8) + Math.round(size * margin)) * 4;
    expect([name, data[3]]).toEqual([name, margin === 0 ? 0 : 255]);
    expect([name, data[middle + 3]]).toEqual([name, 255]);
  }
});
