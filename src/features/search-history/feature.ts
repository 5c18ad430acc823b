import { z } from 'zod';
import { defineFeature } from '../../extend';
import texts from '../../texts/en/searchHistory.json';

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
    'search-history': { searchSettings: typeof searchSettings; texts: { searchHistory: typeof texts } };
  }
}

/** What an empty search offers: favourite and recent results, the last queries, and guides of the front page. */
export const searchHistory = defineFeature({
  name: 'search-history',
  isOn: ({ site }) => site.search.history,
  searchSettings,
  texts: { searchHistory: texts },
  setup(_, add) {
    add.texts(['searchHistory'], { inSearch: true });
    add.slot('searchStart', 'components/SearchStart');
    add.browser('browser/searchHistory');
  },
});
