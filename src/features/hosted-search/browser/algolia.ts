import { liteClient } from 'algoliasearch/lite';
import type { SearchProvider } from '../../../model/search/provider';
import { algoliaBody, readAlgoliaAnswer } from '../model/algolia';
import type { AlgoliaSettings } from '../model/settings';
import { createPagedProvider, type HostedSite } from './pagedProvider';

const hostOf = (address: string) => {
  const isPlain = address.startsWith('http://');
  const url = address.replace(/^https?:\/\//, '');
  return { url, protocol: isPlain ? ('http' as const) : ('https' as const), accept: 'readWrite' as const };
};

/** Searches a DocSearch index with Algolia's lite client, which retries several hosts. */
export function createAlgoliaProvider(settings: AlgoliaSettings, site: HostedSite): SearchProvider {
  const { appId, apiKey, hosts } = settings;
  const client = liteClient(appId, apiKey, hosts === undefined ? {} : { hosts: hosts.map(hostOf) });
  return createPagedProvider(
    (query, filters, wish) => client.search(algoliaBody(query, filters, settings, wish)),
    readAlgoliaAnswer,
    site,
  );
}
