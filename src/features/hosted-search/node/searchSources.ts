import type { Site } from '../../../node/schema/siteSchema';
import type { OutsideSources } from '../../../node/site/served';
import { algoliaHosts } from '../model/algolia';

/** The servers that hosted search and its assistant connect to. */
export function searchSources(provider: Site['search']['provider']): OutsideSources {
  switch (provider.type) {
    case 'local':
      return {};
    case 'typesense':
      return { connect: provider.nodes };
    case 'algolia': {
      const { appId, hosts = algoliaHosts(appId), askAi } = provider;
      return { connect: [...hosts, askAi?.endpoint] };
    }
  }
}
