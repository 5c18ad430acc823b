import type { BrowserModule } from '../../../extend';
import { hostedSettings } from './settings';

/** Searches with the service of the settings. Only the code of that service is loaded, on first use. */
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
        throw new Error('The search has no hosted provider.');
    }
  },
};
