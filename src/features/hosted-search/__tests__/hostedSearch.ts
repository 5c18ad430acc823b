import type { AlgoliaSettings, TypesenseSettings } from '../model/settings';
import type { SearchFilters } from '../../../model/search/provider';

/** The site of the test records. */
export const SITE = { baseUrl: '/', codes: ['fi', 'en', 'sv'] };

export const ALGOLIA: AlgoliaSettings = {
  type: 'algolia',
  appId: 'APP123',
  apiKey: 'public-key',
  indexName: 'ohje',
  contextual: true,
  filters: [],
};

export const TYPESENSE: TypesenseSettings = {
  type: 'typesense',
  apiKey: 'public-key',
  collection: 'ohje',
  nodes: [],
  contextual: true,
  filters: [],
};

export const filtersOf = (changes: Partial<SearchFilters> = {}): SearchFilters => ({
  locale: 'fi',
  offset: 0,
  limit: 20,
  ...changes,
});

/** A signal that is never aborted. */
export const going = () => new AbortController().signal;
