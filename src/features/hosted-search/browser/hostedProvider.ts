import type { BrowserModule } from '../../../extend';
import { hostedSettings } from './settings';

/** Searches with the service of the settings. Only the code of that service is loaded, on first use. */
export const hostedProvider: BrowserModule = {
  openSearchProvider: async (areaOf) => {
    const { provider, results } = hostedSettings();
    // A bound function: `window.fetch` throws when it is called on another object.
    const environment = { ...results, areaOf, fetch: window.fetch.bind(window) };
    switch (provider.type) {
      case 'algolia': {
        const { createAlgoliaProvider } = await import(/* webpackChunkName: "algolia" */ './algolia');
        return createAlgoliaProvider(provider, environment);
      }
      case 'typesense': {
        const { createTypesenseProvider } = await import(/* webpackChunkName: "typesense" */ './typesense');
        return createTypesenseProvider(provider, environment);
      }
      case 'local':
        throw new Error('The search has no hosted provider.');
    }
  },
};
