import { z } from 'zod';
import { defineFeature } from '../../extend';

const TEXTS = {
  searchHistory: ['favourites', 'featured', 'forget', 'forgetQueries', 'queries', 'recent', 'save'],
} as const;

const searchSettings = {
  history: z
    .boolean()
    .default(true)
    .describe(
      'Whether a search without a query or results offers what readers searched and opened last, and `home.featured`.',
    ),
};

declare module '../../model/site/features' {
  interface Features {
    'search-history': { searchSettings: typeof searchSettings; texts: typeof TEXTS };
  }
}

/** What an empty search offers: favourite and recent results, the last queries, and guides of the front page. */
export const searchHistory = defineFeature({
  name: 'search-history',
  isOn: ({ site }) => site.search.history,
  searchSettings,
  texts: TEXTS,
  setup(_, add) {
    add.texts(['searchHistory'], { inSearch: true });
    add.slot('searchStart', 'components/SearchStart');
    add.browser('browser/searchHistory');
  },
});
