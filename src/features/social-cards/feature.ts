import { z } from 'zod';
import { defineFeature } from '../../extend';
import { cardPath, readIcon } from './node/cardPath';

declare module '../../extend' {
  interface FeatureSettings {
    socialCards: boolean;
  }
}

let icon: string | undefined;

/** Social cards: pictures with the title of a page, which links to it show where they are shared. */
export const socialCards = defineFeature({
  name: 'social-cards',
  isOn: ({ site }) => site.socialCards,
  settings: {
    socialCards: z.boolean().default(true).describe('Whether shared links show a picture with the title of the page.'),
  },
  card: (title, site) => cardPath({ title, site: site.title }, (icon ??= readIcon())),
  // Every page names its card, whose path depends on the icon and the colours.
  cacheKey: () => cardPath({ title: '', site: '' }, readIcon()),
  pictures: async () => (await import('./node/drawPictures')).drawPictures,
  tasks: { drawCard: async () => (await import('./node/writeCards')).drawCard },
});
