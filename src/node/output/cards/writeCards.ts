import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileCache } from '../../cache/fileCache';
import { inParallel } from '../../cache/inParallel';
import { cardPath, type CardTexts } from './cardPath';
import { createCardDrawer, type DrawCard } from './drawCard';

/** Draws the cards that are not there yet, and returns how many were missing. */
export async function writeCards(
  cards: readonly CardTexts[],
  icon: string,
  outputFolder: string,
  cache: FileCache,
): Promise<number> {
  const wanted = new Map(cards.map((card) => [cardPath(card, icon), card]));
  const missing = [...wanted].filter(([file]) => !existsSync(path.join(outputFolder, file)));
  const drawers = new Map<string, Promise<DrawCard>>();
  const drawerOf = (site: string) => {
    const drawer = drawers.get(site) ?? createCardDrawer(site, icon);
    drawers.set(site, drawer);
    return drawer;
  };
  await inParallel(missing, ([file, { title, site }]) =>
    cache.place(path.join('cards', path.basename(file)), path.join(outputFolder, file), async (place) => {
      const draw = await drawerOf(site);
      await writeFile(place, await draw(title));
    }),
  );
  return missing.length;
}
