import { FEATURES } from '../../../features';
import { algoliaHosts } from '../../../features/hosted-search/model/algolia';
import type { ProviderSettings } from '../../../features/hosted-search/model/settings';
import { measuringSources } from '../../../features/measuring/node/measuringSources';
import type { Site } from '../../schema/siteSchema';
import type { PolicyInput } from './contentPolicy';

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

/** The origins of addresses, each once; those of the site itself have none. */
const originsOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.filter(isWebAddress).map((address) => new URL(address).origin)),
];

/** The other sites that pages load from or speak to by the settings; none where nothing is configured. */
export function outsideSources(site: Site): PolicyInput['sources'] {
  const { beacon, provider } = site.search;
  const { script, image, connect } = measuringSources(site);
  const ofFeatures = FEATURES.flatMap(({ sources }) => sources?.(site) ?? []);
  return {
    script: originsOf([...script, ...ofFeatures.flatMap((each) => each.script ?? [])]),
    image: originsOf([...image, ...ofFeatures.flatMap((each) => each.image ?? [])]),
    connect: originsOf([
      beacon,
      ...searchServers(provider),
      ...connect,
      ...ofFeatures.flatMap((each) => each.connect ?? []),
    ]),
  };
}
