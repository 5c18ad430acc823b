import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cardPath, readIcon } from '../../../../src/node/output/cards/cardPath';
import { buildCardSvg } from '../../../../src/node/output/cards/cardSvg';
import { readTypeface } from '../../../../src/node/output/cards/typeface';
import { writeCards } from '../../../../src/node/output/cards/writeCards';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const CARD = { title: 'Väliaikainen osoitteenmuutos', site: 'Ohjekeskus' };
const icon = readIcon();

test('letters are outlines, so that no font is needed to draw them', () => {
  const svg = buildCardSvg(CARD, readTypeface(), icon);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
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
  expect(await writeCards(cards, icon, folder)).toBe(2);
  const file = path.join(folder, cardPath(CARD, icon));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { mtimeMs } = statSync(file);
  expect(await writeCards(cards, icon, folder)).toBe(0);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test('titles leave their mark on the picture, and pictures of different titles have different names', async () => {
  const folder = makeTemporaryFolder();
  const cards = ['A', 'B', ''].map((title) => ({ ...CARD, title }));
  await writeCards(cards, icon, folder);
  const files = cards.map((card) => readFileSync(path.join(folder, cardPath(card, icon))).toString('base64'));
  expect(new Set(files).size).toBe(3);
  expect(new Set([...cards, { ...CARD, title: 'A', site: 'Muu' }].map((card) => cardPath(card, icon))).size).toBe(4);
});
