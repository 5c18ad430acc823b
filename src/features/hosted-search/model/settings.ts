/** The owner's settings for hosted search services (`search.provider` of `site.yaml`). All of it ships: keys are public. */

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

/** Who answers the search: the index that the build makes, or a service. */
export type ProviderSettings = { type: 'local' } | HostedSettings;
