import { z } from 'zod';
import { defineFeature } from '../../extend';
import { paletteColors } from '../../theme/palette';
import { cardPath, readIcon } from './node/cardPath';

declare module '../../extend' {
  interface FeatureSettings {
    socialCards: boolean;
  }
}

let icon: string | undefined;

/** Social cards: images with a page's title, shown with shared links. */
export const socialCards = defineFeature({
  name: 'social-cards',
  isOn: ({ site }) => site.socialCards,
  settings: {
    socialCards: z.boolean().default(true).describe('Whether shared links show a picture with the title of the page.'),
  },
  card: (title, site, theme) =>
    cardPath({ title, site: site.title, colors: paletteColors('light', theme) }, (icon ??= readIcon())),
  // Every page links its card, whose path depends on the icon.
  cacheKey: readIcon,
  pictures: async () => (await import('./node/drawPictures')).drawPictures,
  tasks: { drawCard: async () => (await import('./node/writeCards')).drawCard },
});
