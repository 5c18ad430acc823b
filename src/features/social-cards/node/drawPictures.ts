import type { DrawPictures } from '../../../node/content/pictured';
import { removeOthers } from '../../../node/files/writeFiles';
import { defineStep } from '../../../node/output/buildStep';
import { inThreads } from '../../../node/output/threads/inThreads';
import { cardOf } from './cardOf';
import { cardPath, readIcon } from './cardPath';
import { drawCard } from './threads/drawCard';
import { writeCards } from './writeCards';

const FOLDER = 'static/cards';

/** Draws the cards of the site and its pages, and removes outdated ones. */
export const drawPictures: DrawPictures = async (pages, { loaded, output, cache }) => {
  const { site, codes } = loaded;
  const all = [{ title: site.title, locale: codes[0] ?? '' }, ...pages];
  const cards = all.map((page) => cardOf(page, loaded));
  const icon = readIcon();
  const drawn = await writeCards(cards, icon, output, cache, inThreads('social-cards/drawCard', drawCard));
  removeOthers(
    output,
    FOLDER,
    cards.map((card) => cardPath(card, icon)),
  );
  return drawn;
};

/** Removes the cards of earlier builds. */
export const removePictures = defineStep({
  name: 'remove cards',
  run: ({ output }) => {
    removeOthers(output, FOLDER, []);
  },
});
