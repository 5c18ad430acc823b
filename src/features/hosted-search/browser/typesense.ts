import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';
import SearchClient from 'typesense/lib/Typesense/SearchClient';
import type { SearchProvider } from '../../../model/search/provider';
import type { TypesenseSettings } from '../model/settings';
import { readTypesenseAnswer, typesenseBody } from '../model/typesense';
import { createPagedProvider, type HostedSite } from './pagedProvider';

/** Seconds that one node may take before the next one is tried. */
const NODE_TIMEOUT = 4;

const ignore = () => undefined;
/** The client calls these methods alone. Its own logger writes a level to the reader's storage. */
const QUIET = {
  setLevel: ignore,
  debug: ignore,
  warn: ignore,
  error: ignore,
} as unknown as ConfigurationOptions['logger'];

/** Searches a collection in the form of the DocSearch scraper with the client of Typesense, node after node. */
export function createTypesenseProvider(settings: TypesenseSettings, site: HostedSite): SearchProvider {
  const client = new SearchClient({
    apiKey: settings.apiKey,
    nodes: settings.nodes.map((url) => ({ url })),
    randomizeNodes: false,
    numRetries: settings.nodes.length - 1,
    connectionTimeoutSeconds: NODE_TIMEOUT,
    // In a header, no log of addresses has it.
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
