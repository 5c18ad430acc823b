import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileCache, inParallel } from '../../../node/cache/fileCache';
import { cardPath, type Card } from './cardPath';
import { drawCard } from './threads/drawCard';

/** Enough to keep the threads busy while the main thread is blocked for seconds. */
const CARDS_AT_ONCE = 32;

/** Draws missing cards and returns their number. */
export async function writeCards(
  cards: readonly Card[],
  icon: string,
  outputFolder: string,
  cache: FileCache,
  draw = drawCard,
): Promise<number> {
  const cardsByPath = new Map(cards.map((card) => [cardPath(card, icon), card]));
  const missing = [...cardsByPath].filter(([file]) => !existsSync(path.join(outputFolder, file)));
  await inParallel(
    missing,
    ([file, card]) =>
      cache.place(path.join('cards', path.basename(file)), path.join(outputFolder, file), async (place) =>
        writeFile(place, await draw({ ...card, icon })),
      ),
    CARDS_AT_ONCE,
  );
  return missing.length;
}
