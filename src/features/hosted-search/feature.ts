import { defineFeature } from '../../extend';
import { assistantOf, type BrowserSettings } from './model/settings';
import { hostedSearchSettings } from './node/searchProviderSchema';
import { searchSources } from './node/searchSources';
import texts from '../../texts/en/askAi.json';

interface SearchRecordData {
  /** Names of the doc roots other than the main one. */
  docRoots: readonly string[];
}

declare module '../../model/site/features' {
  interface Features {
    'hosted-search': {
      searchSettings: typeof hostedSearchSettings;
      texts: { askAi: typeof texts };
      data: SearchRecordData;
    };
  }
}

/** Search by Algolia or Typesense instead of the site's own index, and Algolia's assistant Ask AI. */
export const hostedSearch = defineFeature({
  name: 'hosted-search',
  isOn: ({ site }) => site.search.provider.type !== 'local',
  searchSettings: hostedSearchSettings,
  texts: { askAi: texts },
  setup({ site: { search, baseUrl }, codes, otherRoots }, add) {
    const { provider, externalUrlRegex, replaceSearchResultPathname } = search;
    const hasAssistant = assistantOf(provider) !== undefined;
    add.slot('head', 'components/SearchRecordMeta');
    if (hasAssistant) add.slot('searchOption', 'components/AskAiOption');
    add.texts(hasAssistant ? ['askAi'] : [], { inSearch: true });
    add.browser('browser/hostedProvider');
    add.data({
      everywhere: (): SearchRecordData => ({ docRoots: otherRoots }),
      browser: {
        provider,
        results: { baseUrl, codes, externalUrlRegex, replaceSearchResultPathname },
      } satisfies BrowserSettings,
    });
    add.source(searchSources(provider));
    add.serve({ receivesQueries: true });
  },
});
