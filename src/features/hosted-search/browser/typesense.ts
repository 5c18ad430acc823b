import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';
import SearchClient from 'typesense/lib/Typesense/SearchClient';
import type { SearchProvider } from '../../../model/search/provider';
import type { TypesenseSettings } from '../model/settings';
import { readTypesenseAnswer, typesenseBody } from '../model/typesense';
import { createPagedProvider, type HostedSite } from './pagedProvider';

/** Time-out of a node in seconds, after which the next one is requested. */
const NODE_TIMEOUT = 4;

const ignore = () => undefined;
/** A silent logger with only the methods that the client calls. The default one writes to the reader's storage. */
const QUIET = {
  setLevel: ignore,
  debug: ignore,
  warn: ignore,
  error: ignore,
} as unknown as ConfigurationOptions['logger'];

/** Searches a collection of the DocSearch scraper with Typesense's client, which retries the nodes in turn. */
export function createTypesenseProvider(settings: TypesenseSettings, site: HostedSite): SearchProvider {
  const client = new SearchClient({
    apiKey: settings.apiKey,
    nodes: settings.nodes.map((url) => ({ url })),
    randomizeNodes: false,
    numRetries: settings.nodes.length - 1,
    connectionTimeoutSeconds: NODE_TIMEOUT,
    // A header does not appear in access logs.
    sendApiKeyAsQueryParam: false,
    logger: QUIET,
  });
  return createPagedProvider(
    (query, filters, wish, abortSignal) =>
      client.multiSearch.perform(typesenseBody(query, filters, settings, wish), {}, { abortSignal }),
    readTypesenseAnswer,
    site,
  );
}
