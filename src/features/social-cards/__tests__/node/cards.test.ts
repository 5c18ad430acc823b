import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createFileCache } from '../../../../node/cache/fileCache';
import type { LoadedSite } from '../../../../node/content/loadSite';
import { paletteColors } from '../../../../theme/palette';
import { makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';
import { socialCards } from '../../feature';
import { cardPath, readIcon } from '../../node/cardPath';
import { buildSiteSvg, buildTitleSvg, wrapLines } from '../../node/cardSvg';
import { drawPictures, removePictures } from '../../node/drawPictures';
import { readTypeface } from '../../node/typeface';
import { writeCards } from '../../node/writeCards';
import { addedBy } from '../../../../../__tests__/support/engine';
import { NO_ADDITIONS } from '../../../../model/site/additions';
import { PICTURES } from '../../../../node/content/pictured';
import type { Site } from '../../../../node/schema/siteSchema';

const colors = paletteColors('light');
const CARD = { title: 'Väliaikainen osoitteenmuutos', site: 'Ohjekeskus', colors };
const icon = readIcon();

test('converts letters to outlines, so that drawing needs no font', () => {
  const typeface = readTypeface();
  for (const svg of [buildSiteSvg(CARD, typeface), buildTitleSvg(CARD, typeface)]) {
    expect(svg).toMatch(/<path fill="#[0-9a-f]{6}" d="M[^"]{100}/);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('NaN');
  }
});

test('the font has all Finnish and Swedish letters, and widths proportional to the size', () => {
  const { outline, widthOf } = readTypeface();
  const missing = outline('\uffff', 0, 0, 100);
  expect([...'åäöÅé”–…€’'].filter((letter) => outline(letter, 0, 0, 100) === missing)).toEqual([]);
  expect(widthOf('Saldot', 10)).toBeGreaterThan(widthOf('Saldo', 10));
  expect(widthOf('Saldo', 40)).toBeCloseTo(4 * widthOf('Saldo', 10));
});

test('draws cards in the size that is shown uncropped, and only once', async () => {
  const folder = makeTemporaryFolder();
  const cards = [CARD, { ...CARD, title: 'Saldo' }, CARD];
  const cache = createFileCache(makeTemporaryFolder());
  expect(await writeCards(cards, icon, folder, cache)).toBe(2);
  const file = path.join(folder, cardPath(CARD, icon));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, paletteBitDepth: 4 });
  const { mtimeMs } = statSync(file);
  expect([await writeCards(cards, icon, folder, cache), statSync(file).mtimeMs]).toEqual([0, mtimeMs]);
});

test('letters have the text colour, the sheet the background, and edges the colours between', async () => {
  const folder = makeTemporaryFolder();
  await writeCards([{ ...CARD, title: 'V' }], icon, folder, createFileCache(makeTemporaryFolder()));
  const file = path.join(folder, cardPath({ ...CARD, title: 'V' }, icon));
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels).toString('hex');
  const row = Array.from({ length: 60 }, (_, x) => `#${colorAt(96 + x, 160)}`);
  const { text, accent, background, accentSoft } = colors;
  expect(row).toContain(text);
  expect(Array.from({ length: 200 }, (_, x) => `#${colorAt(196 + x, 505)}`)).toContain(accent);
  expect(new Set(row).size).toBeGreaterThan(2);
  expect([row[0], row.at(-1), `#${colorAt(5, 5)}`]).toEqual([background, background, accentSoft]);
});

/** Every letter has the width 1. */
const box = { width: 10, lines: 3, widthOf: (text: string) => [...text].length };

test.each<[string, string[]]>([
  ['  Osoite  ja  maksu ', ['Osoite ja', 'maksu']],
  ['yksi kaksi kolme neljä', ['yksi kaksi', 'kolme', 'neljä']],
  ['yksi kaksi kolme neljä viisi kuusi', ['yksi kaksi', 'kolme', 'neljä…']],
  ['a b Laskutuspyyntöjenkäsittelyjärjestelmä', ['a b', 'Laskutuspy', 'yntöjenkä…']],
  ['😀😀😀😀😀😀😀😀😀😀😀', ['😀😀😀😀😀😀😀😀😀😀', '😀']],
])('%j wraps to %j', (text, expected) => {
  const lines = wrapLines(text, box);
  expect([lines, lines.filter((line) => box.widthOf(line) > box.width)]).toEqual([expected, []]);
});

test('titles are visible, and cards of different titles have different names', async () => {
  const folder = makeTemporaryFolder();
  const cards = ['A', 'B', ''].map((title) => ({ ...CARD, title }));
  await writeCards(cards, icon, folder, createFileCache(makeTemporaryFolder()));
  const files = cards.map((card) => readFileSync(path.join(folder, cardPath(card, icon))).toString('base64'));
  expect(new Set(files).size).toBe(3);
  expect(new Set([...cards, { ...CARD, title: 'A', site: 'Muu' }].map((card) => cardPath(card, icon))).size).toBe(4);
  expect(cardPath({ ...CARD, colors: { ...colors, accent: '#7a1f5c' } }, icon)).not.toBe(cardPath(CARD, icon));
});

test('a site has cards for itself, its sections and other pages, or for all pages; without the feature they are removed', async () => {
  const output = makeTemporaryFolder();
  const cache = createFileCache(makeTemporaryFolder());
  const [site, post] = [CARD.site, CARD.title].map((title) => ({ title, locale: 'fi' }));
  const [one, other] = ['/docs/a', '/docs/b'].map((place) => ({ title: place, path: place, locale: 'sv' }));
  const items = [one, other].map((page) => ({ type: 'doc', path: page?.path }));
  const label = { fi: 'Ohjeet', sv: 'Hjälp' };
  const [picture] = addedBy(socialCards, { site: { socialCards: true } as Site }).of(PICTURES);
  const loadedWith = (setting: true | 'pages') =>
    ({
      engine: { folder: output, added: NO_ADDITIONS },
      site: { title: CARD.site, socialCards: setting },
      codes: ['fi', 'sv'],
      sidebars: { sidebars: [{ items: [{ type: 'category', label, items }] }] },
      otherSidebars: [],
    }) as unknown as LoadedSite;
  const pages = [post, one, other].flatMap((page) => page ?? []);
  const draw = (setting: true | 'pages') => drawPictures(pages, { loaded: loadedWith(setting), output, cache });
  const pathsOf = (setting: true | 'pages') =>
    [site, ...pages].map((page) => page && picture?.pathOf(page, loadedWith(setting)));
  const remove = () => removePictures.run({ output } as Parameters<typeof removePictures.run>[0]);
  const drawn = () => readdirSync(path.join(output, 'static/cards')).length;
  expect(await draw(true)).toBe(3);
  const titles = [CARD.site, CARD.title, label.sv, label.sv];
  expect([pathsOf(true), await draw('pages')]).toEqual([titles.map((title) => cardPath({ ...CARD, title }, icon)), 2]);
  expect([new Set(pathsOf('pages')).size, drawn(), await remove(), drawn()]).toEqual([4, 4, undefined, 0]);
});
