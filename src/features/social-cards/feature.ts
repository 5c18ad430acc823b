import { z } from 'zod';
import { defineFeature } from '../../extend';
import { SITE_ICON } from '../../model/site/webManifest';
import { cardOf } from './node/cardOf';
import { cardPath, readIcon } from './node/cardPath';

const settings = {
  socialCards: z
    .union([z.boolean(), z.literal('pages')])
    .default(true)
    .describe('Whether shared links show a picture with the name of the section; `pages`: with the title of the page.'),
};

declare module '../../model/site/features' {
  interface Features {
    'social-cards': { settings: typeof settings };
  }
}

/** Social cards: images with a page's title, shown with shared links. */
export const socialCards = defineFeature({
  name: 'social-cards',
  isOn: ({ site }) => site.socialCards !== false,
  settings,
  // Every page links its card, whose path depends on the icon.
  readAtStart: () => ({ [`static/${SITE_ICON}`]: readIcon() }),
  setup(_, add) {
    const icon = readIcon();
    add.picture({
      pathOf: (page, loaded) => cardPath(cardOf(page, loaded), icon),
      load: async () => (await import('./node/drawPictures')).drawPictures,
    });
  },
  whenOff: [{ after: 'wait for pictures', load: async () => (await import('./node/drawPictures')).removePictures }],
});
