import { z } from 'zod';
import { defineFeature } from '../../extend';

const TEXTS = {
  searchHistory: ['favourites', 'featured', 'forget', 'forgetQueries', 'queries', 'recent', 'save'],
} as const;

declare module '../../extend' {
  interface FeatureSearchSettings {
    history: boolean;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    searchHistory: (typeof TEXTS.searchHistory)[number];
  }
}

/** What an empty search offers: favourite and recent results, the last queries, and guides of the front page. */
export const searchHistory = defineFeature({
  name: 'search-history',
  isOn: ({ site }) => site.search.history,
  searchSettings: {
    history: z
      .boolean()
      .default(true)
      .describe(
        'Whether a search without a query or results offers what readers searched and opened last, and `home.featured`.',
      ),
  },
  texts: TEXTS,
  searchTexts: () => ['searchHistory'],
  slots: { searchStart: 'components/SearchStart' },
  browser: 'browser/searchHistory',
});
