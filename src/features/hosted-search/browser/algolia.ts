import { ALGOLIA_PATH, algoliaBody, algoliaHosts, readAlgoliaAnswer } from '../model/algolia';
import type { AlgoliaSettings } from '../model/settings';
import type { SearchProvider } from '../../../model/search/provider';
import { createHosts, type HostEnvironment } from './askHosts';
import { createPagedProvider, type HostedSite } from './pagedProvider';

/** The numbers of the hosts that share the load, in an order that differs from reader to reader. */
function shuffledHosts(): number[] {
  const drawn = [1, 2, 3].map((number) => ({ number, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ number }) => number);
}

/** Searches an index in the form of DocSearch at Algolia, by the REST interface and without a library. */
export function createAlgoliaProvider(
  settings: AlgoliaSettings,
  { fetch, ...site }: HostedSite & HostEnvironment,
): SearchProvider {
  const { appId, apiKey, hosts = algoliaHosts(appId, shuffledHosts()) } = settings;
  const ask = createHosts(hosts, { fetch });
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
  return createPagedProvider((query, filters, wish, signal) => {
    const body = algoliaBody(query, filters, settings, wish);
    return ask({ path: ALGOLIA_PATH, headers, body }, readAlgoliaAnswer, signal);
  }, site);
}
