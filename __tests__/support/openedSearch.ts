import type { SearchManifest } from '../../src/model/search/manifest';
import type { SearchProvider } from '../../src/model/search/provider';
import { browser } from './siteFeatures';

/** Serves a search: its manifest, once the returned function is called, and the answers of a provider. */
export function serveSearch(
  manifest: Partial<SearchManifest>,
  query: SearchProvider['query'] = () => Promise.reject(),
) {
  let serve = (): void => undefined;
  const text = JSON.stringify({ areas: [], ...manifest });
  const served = new Promise((resolve) => {
    serve = () => resolve({ ok: true, text: () => Promise.resolve(text) });
  });
  globalThis.fetch = (() => served) as unknown as typeof fetch;
  browser.splice(0, browser.length, { openSearchProvider: () => Promise.resolve({ query }) });
  return serve;
}
