import { z } from 'zod';
import { isBuild } from '../../node/environment';
import { defineFeature, type PlannedSite } from '../../extend';
import type { InternalPage } from '../../model/pages/marks';
import { audience, changePage, showsPage } from './node/audience';
import { Colleagues, markParts, removeParts } from './node/parts';
import texts from '../../texts/en/colleagues.json';

const docKeys = {
  audience: z
    .enum(['colleagues'])
    .optional()
    .describe(
      '`colleagues`: only in the site that `npm run build -- --for colleagues` builds. The key on an `index` page holds for its folder, and on one language for all.',
    ),
};

declare module '../../model/site/features' {
  interface Features {
    colleagues: {
      docKeys: typeof docKeys;
      texts: { colleagues: typeof texts };
      read: 'customers' | 'all';
      pageData: InternalPage;
    };
  }
}

/** Pages and parts of pages for colleagues, which the site for customers does not have. */
export const colleagues = defineFeature({
  name: 'colleagues',
  // A mark must hold on every site: one that is not set up for it would publish the text.
  isOn: () => true,
  docKeys,
  texts: { colleagues: texts },
  read: () => ({
    table: {
      file: 'SITE_AUDIENCE',
      data: audience() === 'customers' ? 'customers' : 'all',
      locate: () => ({ line: 1, column: 1 }),
    },
    diagnostics: [],
  }),
  elements: { Colleagues },
  changeTexts: changePage,
  shows: showsPage,
  setup({ textsOf }, add) {
    // Before the transforms of other features, which would read what a part includes.
    add.transform({ markdown: removeParts, html: markParts });
    if (audience() !== 'colleagues') return add.texts([]);
    add.slot('titleBottom', 'components/ColleaguesNote');
    add.data({
      pages: (locale, { docs }: PlannedSite) => {
        const data: InternalPage = { internal: textsOf(locale, 'colleagues').page ?? '' };
        const pages = docs.filter((doc) => (doc as { audience?: string | null }).audience === 'colleagues');
        return new Map(pages.map(({ path }) => [path, { data }]));
      },
    });
    if (!isBuild()) return undefined;
    add.slot('head', '../../components/head/HiddenSite');
    add.step({ after: 'plan serving', load: async () => (await import('../../node/output/steps/hideSite')).hideSite });
  },
});
