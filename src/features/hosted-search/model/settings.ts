import type { ResultSite } from './resultAddress';

/*
 * The settings `search.provider` of `site.yaml`. All of them ship to the browser, so keys are public.
 */

/** An assistant that answers questions about the site. */
export interface AskAiSettings {
  assistantId: string;
  /** Where the assistant's service is, without a trailing slash. */
  endpoint: string;
}

interface CommonSettings {
  /** A key that may search and nothing else. */
  apiKey: string;
  /** Whether only records in the reader's language and of the docs' version are searched. */
  contextual: boolean;
}

export interface AlgoliaSettings extends CommonSettings {
  type: 'algolia';
  appId: string;
  indexName: string;
  /** Origins to ask in place of Algolia's own, in this order. */
  hosts?: readonly string[];
  /** Facet filters that every query has, besides those of the context: `type:content`. */
  filters: readonly string[];
  askAi?: AskAiSettings;
}

export interface TypesenseSettings extends CommonSettings {
  type: 'typesense';
  collection: string;
  /** Addresses of the cluster's servers; the next one is asked when one fails. */
  nodes: readonly string[];
  /** Filters that every query has, besides those of the context: `type:=content`. */
  filters: readonly string[];
}

export type HostedSettings = AlgoliaSettings | TypesenseSettings;

/** The provider of the search: the index of the build (`local`), or a service. */
export type ProviderSettings = { type: 'local' } | HostedSettings;

/** The settings that the feature's definition passes to the browser. */
export interface BrowserSettings {
  provider: ProviderSettings;
  /** How the addresses of records are read. */
  results: ResultSite;
}

/** The settings of Algolia with its assistant; undefined without one. */
export function assistantOf(provider: ProviderSettings): (AlgoliaSettings & { askAi: AskAiSettings }) | undefined {
  if (provider.type !== 'algolia' || provider.askAi === undefined) return undefined;
  return { ...provider, askAi: provider.askAi };
}
