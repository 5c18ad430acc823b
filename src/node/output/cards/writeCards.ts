import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cardPath } from './cardPath';
import { buildCardSvg, type CardTexts } from './cardSvg';
import { readTypeface } from './typeface';

/** How many cards are drawn at a time: more would only wait for one another. */
const AT_ONCE = 8;
/** How hard a file is made small, of 9: what more would save is not worth its time. */
const COMPRESSION = 6;

/** Draws the cards that are not there yet, and returns how many they were. */
export async function writeCards(cards: readonly CardTexts[], icon: string, outputFolder: string): Promise<number> {
  const wanted = new Map(cards.map((card) => [path.join(outputFolder, cardPath(card, icon)), card]));
  const missing = [...wanted].filter(([file]) => !existsSync(file));
  if (missing.length === 0) return 0;
  const typeface = readTypeface();
  for (const [file] of missing) mkdirSync(path.dirname(file), { recursive: true });
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const drawn = missing.slice(start, start + AT_ONCE).map(([file, card]) =>
      sharp(Buffer.from(buildCardSvg(card, typeface, icon)))
        .png({ compressionLevel: COMPRESSION })
        .toFile(file),
    );
    await Promise.all(drawn);
  }
  return missing.length;
}
