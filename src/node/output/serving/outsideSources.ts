import { algoliaHosts } from '../../../model/search/hosted/algolia';
import type { ProviderSettings } from '../../../model/search/hosted/settings';
import type { Site } from '../../schema/siteSchema';
import type { PolicyInput } from './contentPolicy';

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
const originOf = (address: string) => new URL(address).origin;

/** What the services that measure visits load and send. Where readers are asked first, that is after they agree. */
function measuringSources({ google, tagManager, sessionReplay, beacon }: Site['analytics']): PolicyInput['sources'] {
  const isGoogle = google !== undefined || tagManager !== undefined;
  const { src, connect = [] } = sessionReplay ?? {};
  const replay = [src].filter(isWebAddress).map(originOf);
  return {
    script: [...(isGoogle ? [TAG] : []), ...replay],
    image: isGoogle ? MEASURING : [],
    connect: [
      ...[beacon?.endpoint].filter(isWebAddress).map(originOf),
      ...(isGoogle ? MEASURING : []),
      ...replay,
      ...connect,
    ],
  };
}

/** The other sites that pages load from or speak to by the settings; none where nothing is configured. */
export function outsideSources(site: Pick<Site, 'analytics' | 'search' | 'feedback'>): PolicyInput['sources'] {
  const { search, feedback } = site;
  const measuring = measuringSources(site.analytics);
  const told = feedback === 'off' ? undefined : feedback.endpoint;
  const asked = [search.beacon, ...searchServers(search.provider), told].filter(isWebAddress).map(originOf);
  return { ...measuring, connect: [...new Set([...asked, ...measuring.connect])] };
}
