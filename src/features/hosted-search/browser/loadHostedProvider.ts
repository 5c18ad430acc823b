import type { HostedSettings } from '../model/settings';
import type { SearchProvider } from '../../../model/search/provider';
import type { HostedSite } from './pagedProvider';

/** Loads the adapter of the service that the settings name; the others are never fetched. */
export async function loadHostedProvider(settings: HostedSettings, site: HostedSite): Promise<SearchProvider> {
  // A bound function: the window's own `fetch` throws when it is called on something else.
  const environment = { ...site, fetch: window.fetch.bind(window) };
  switch (settings.type) {
    case 'algolia': {
      const { createAlgoliaProvider } = await import('./algolia');
      return createAlgoliaProvider(settings, environment);
    }
    case 'typesense': {
      const { createTypesenseProvider } = await import('./typesense');
      return createTypesenseProvider(settings, environment);
    }
  }
}
