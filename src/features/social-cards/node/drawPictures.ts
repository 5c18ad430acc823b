import type { DrawPictures } from '../../../extend';
import { paletteColors } from '../../../theme/palette';
import { removeOthers } from '../../../node/files/writeFiles';
import { inThreads } from '../../../node/output/threads/inThreads';
import { cardPath, readIcon } from './cardPath';
import { drawCard, writeCards } from './writeCards';

/** Draws the cards of the site and its pages, and removes outdated ones. */
export const drawPictures: DrawPictures = async (titles, { site, theme, output, cache }) => {
  const colors = paletteColors('light', theme);
  const cards = site.socialCards ? [site.title, ...titles].map((title) => ({ title, site: site.title, colors })) : [];
  const icon = readIcon();
  const drawn = await writeCards(cards, icon, output, cache, inThreads('drawCard', drawCard));
  removeOthers(
    output,
    'static/cards',
    cards.map((card) => cardPath(card, icon)),
  );
  return drawn;
};
