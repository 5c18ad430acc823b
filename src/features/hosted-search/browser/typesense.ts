import type { TypesenseSettings } from '../model/settings';
import { readTypesenseAnswer, TYPESENSE_PATH, typesenseBody } from '../model/typesense';
import type { SearchProvider } from '../../../model/search/provider';
import { createHosts, type HostEnvironment } from './askHosts';
import { createPagedProvider, type HostedSite } from './pagedProvider';

/** Searches a collection in the form of the DocSearch scraper at a Typesense cluster, without a library. */
export function createTypesenseProvider(
  settings: TypesenseSettings,
  { fetch, ...site }: HostedSite & HostEnvironment,
): SearchProvider {
  const ask = createHosts(settings.nodes, { fetch });
  const headers = { 'x-typesense-api-key': settings.apiKey };
  return createPagedProvider((query, filters, wish, signal) => {
    const body = typesenseBody(query, filters, settings, wish);
    return ask({ path: TYPESENSE_PATH, headers, body }, (answer) => readTypesenseAnswer(answer, wish), signal);
  }, site);
}
