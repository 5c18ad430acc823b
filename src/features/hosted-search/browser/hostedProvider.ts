import type { BrowserModule } from '../../../extend';
import { hostedSettings } from './settings';

/** Searches with the configured service. Loads only that service's code, on first use. */
export const hostedProvider: BrowserModule = {
  openSearchProvider: async (areaOf) => {
    const { provider, results } = hostedSettings();
    const resultSite = { ...results, areaOf };
    switch (provider.type) {
      case 'algolia': {
        const { createAlgoliaProvider } = await import(/* webpackChunkName: "algolia" */ './algolia');
        return createAlgoliaProvider(provider, resultSite);
      }
      case 'typesense': {
        const { createTypesenseProvider } = await import(/* webpackChunkName: "typesense" */ './typesense');
        return createTypesenseProvider(provider, resultSite);
      }
      case 'local':
        throw new Error('No hosted provider is configured.');
    }
  },
};
