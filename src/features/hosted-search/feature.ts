import { defineFeature, type FeatureSite } from '../../extend';
import type { ResultSite } from './model/resultAddress';
import { assistantOf, type BrowserSettings, type ProviderSettings } from './model/settings';
import { hostedSearchSettings } from './node/searchProviderSchema';
import { searchSources } from './node/searchSources';

// prettier-ignore
const TEXTS = {
  askAi: [
    'answering', 'ask', 'copied', 'copy', 'copyFailed', 'disclaimer', 'done', 'failed', 'failedHint', 'forget', 'label',
    'new', 'past', 'question', 'rated', 'rateFailed', 'retry', 'send', 'sources', 'stop', 'stopped', 'tooLong',
    'useful', 'useless', 'waiting',
  ],
} as const;

declare module '../../extend' {
  interface FeatureSearchSettings extends Pick<ResultSite, 'externalUrlRegex' | 'replaceSearchResultPathname'> {
    provider: ProviderSettings;
  }
  interface FeatureData {
    'hosted-search': SearchRecordData;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    askAi: (typeof TEXTS.askAi)[number];
  }
}

interface SearchRecordData {
  /** Names of the doc roots other than the main one. */
  docRoots: readonly string[];
}

const hasAssistant = ({ site }: FeatureSite) => assistantOf(site.search.provider) !== undefined;
const assistantTexts = (loaded: FeatureSite) => (hasAssistant(loaded) ? ['askAi'] : []);

/** Search by Algolia or Typesense instead of the site's own index, and Algolia's assistant Ask AI. */
export const hostedSearch = defineFeature({
  name: 'hosted-search',
  isOn: ({ site }) => site.search.provider.type !== 'local',
  searchSettings: hostedSearchSettings,
  texts: TEXTS,
  neededTexts: assistantTexts,
  searchTexts: assistantTexts,
  slots: (loaded) => ({
    head: 'components/SearchRecordMeta',
    ...(hasAssistant(loaded) ? { searchOption: 'components/AskAiOption' } : {}),
  }),
  browser: 'browser/hostedProvider',
  data: ({ otherRoots }): SearchRecordData => ({ docRoots: otherRoots }),
  browserSettings: ({ site, codes }): BrowserSettings => {
    const { provider, externalUrlRegex, replaceSearchResultPathname } = site.search;
    return { provider, results: { baseUrl: site.baseUrl, codes, externalUrlRegex, replaceSearchResultPathname } };
  },
  sources: searchSources,
  sendsQueries: ({ search }) => search.provider.type !== 'local',
});
