import { z } from 'zod';
import { defineFeature } from '../../extend';
import { cardOf } from './node/cardOf';
import { cardPath, readIcon } from './node/cardPath';

declare module '../../extend' {
  interface FeatureSettings {
    socialCards: boolean | 'pages';
  }
}

let icon: string | undefined;

/** Social cards: images with a page's title, shown with shared links. */
export const socialCards = defineFeature({
  name: 'social-cards',
  isOn: ({ site }) => site.socialCards !== false,
  settings: {
    socialCards: z
      .union([z.boolean(), z.literal('pages')])
      .default(true)
      .describe(
        'Whether shared links show a picture with the name of the section; `pages`: with the title of the page.',
      ),
  },
  card: (page, loaded, theme) => cardPath(cardOf(page, loaded, theme), (icon ??= readIcon())),
  // Every page links its card, whose path depends on the icon.
  cacheKey: readIcon,
  pictures: async () => (await import('./node/drawPictures')).drawPictures,
  // From the same module as the pictures: plain Gatsby cannot load a module both in a chunk and as one.
  tasks: { drawCard: async () => (await import('./node/drawPictures')).drawCard },
});
