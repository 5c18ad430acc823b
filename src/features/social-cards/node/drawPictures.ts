import type { DrawPictures } from '../../../extend';
import { removeOthers } from '../../../node/files/writeFiles';
import { inThreads } from '../../../node/output/threads/inThreads';
import { cardPath, readIcon } from './cardPath';
import { drawCard, writeCards } from './writeCards';

/** Draws the cards of the site and its pages, and removes outdated ones. */
export const drawPictures: DrawPictures = async (titles, { site, output, cache }) => {
  const cards = site.socialCards ? [site.title, ...titles].map((title) => ({ title, site: site.title })) : [];
  const icon = readIcon();
  const drawn = await writeCards(cards, icon, output, cache, inThreads('drawCard', drawCard));
  removeOthers(
    output,
    'static/cards',
    cards.map((card) => cardPath(card, icon)),
  );
  return drawn;
};
