import type { ResultSite } from './resultAddress';

/* The settings `search.provider` of `site.yaml`. All are published to browsers, so keys are public. */

/** An assistant that answers questions about the site. */
export interface AskAiSettings {
  assistantId: string;
  /** URL of the assistant's service, without a trailing slash. */
  endpoint: string;
}

interface CommonSettings {
  /** A search-only key. */
  apiKey: string;
  /** True to search only records in the reader's language and docs version. */
  contextual: boolean;
}

export interface AlgoliaSettings extends CommonSettings {
  type: 'algolia';
  appId: string;
  indexName: string;
  /** Origins that replace Algolia's, in order. */
  hosts?: readonly string[];
  /** Facet filters of every query, besides those of the context: `type:content`. */
  filters: readonly string[];
  askAi?: AskAiSettings;
}

export interface TypesenseSettings extends CommonSettings {
  type: 'typesense';
  collection: string;
  /** URLs of the cluster's servers, tried in turn. */
  nodes: readonly string[];
  /** Filters of every query, besides those of the context: `type:=content`. */
  filters: readonly string[];
}

type HostedSettings = AlgoliaSettings | TypesenseSettings;

/** The search provider: the build's index (`local`), or a service. */
export type ProviderSettings = { type: 'local' } | HostedSettings;

/** The settings that the feature passes to the browser. */
export interface BrowserSettings {
  provider: ProviderSettings;
  /** Settings for parsing the addresses of records. */
  results: ResultSite;
}

/** The Algolia settings if they include the assistant. */
export function assistantOf(provider: ProviderSettings): (AlgoliaSettings & { askAi: AskAiSettings }) | undefined {
  if (provider.type !== 'algolia' || provider.askAi === undefined) return undefined;
  return { ...provider, askAi: provider.askAi };
}
