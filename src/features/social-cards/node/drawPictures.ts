import type { DrawPictures } from '../../../extend';
import { removeOthers } from '../../../node/files/writeFiles';
import { inThreads } from '../../../node/output/threads/inThreads';
import { cardOf } from './cardOf';
import { cardPath, readIcon } from './cardPath';
import { drawCard, writeCards } from './writeCards';

export { drawCard };

/** Draws the cards of the site and its pages, and removes outdated ones. */
export const drawPictures: DrawPictures = async (pages, { loaded, theme, output, cache }) => {
  const { site, codes } = loaded;
  const all = site.socialCards === false ? [] : [{ title: site.title, locale: codes[0] ?? '' }, ...pages];
  const cards = all.map((page) => cardOf(page, loaded, theme));
  const icon = readIcon();
  const drawn = await writeCards(cards, icon, output, cache, inThreads('drawCard', drawCard));
  removeOthers(
    output,
    'static/cards',
    cards.map((card) => cardPath(card, icon)),
  );
  return drawn;
};
