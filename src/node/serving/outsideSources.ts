import { algoliaHosts } from '../../model/search/hosted/algolia';
import type { ProviderSettings } from '../../model/search/hosted/settings';
import type { Site } from '../schema/siteSchema';
import type { PolicyFacts } from './contentPolicy';

const TAG = 'https://*.googletagmanager.com';
const MEASURING = [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The servers that a hosted search and its assistant are asked at. */
function searchServers(provider: ProviderSettings): readonly string[] {
  switch (provider.type) {
    case 'local':
      return [];
    case 'typesense':
      return provider.nodes;
    case 'algolia': {
      const { appId, hosts = algoliaHosts(appId), askAi } = provider;
      return [...hosts, ...(askAi === undefined ? [] : [askAi.endpoint])];
    }
  }
}

const isWebAddress = (address: string | undefined): address is string => /^https?:\/\//.test(address ?? '');

/** The other sites that pages load from or speak to by the settings; none where nothing is configured. */
export function outsideSources({ analytics, search }: Pick<Site, 'analytics' | 'search'>): PolicyFacts['sources'] {
  const isMeasured = analytics.google !== undefined && analytics.consent === 'notRequired';
  const asked = [search.beacon, ...searchServers(search.provider)].filter(isWebAddress);
  const origins = asked.map((address) => new URL(address).origin);
  return {
    script: isMeasured ? [TAG] : [],
    image: isMeasured ? MEASURING : [],
    connect: [...new Set([...origins, ...(isMeasured ? MEASURING : [])])],
  };
}
