import { hostedProvider } from '../../browser/hostedProvider';
import { ALGOLIA, filtersOf, going, SITE, TYPESENSE } from '../hostedSearch';
import { settings } from '../../../../../__tests__/support/siteFeatures';
import { startService } from '../../../../../__tests__/support/serviceServer';

test.each([
  [{ ...ALGOLIA, hosts: [] as string[] }, '/1/indexes/*/queries'],
  [{ ...TYPESENSE, nodes: [] as string[] }, '/multi_search'],
])('settings of type $type use that service, without requests before the first query', async (provider, path) => {
  const service = await startService(() => ({ json: { results: [{ hits: [], grouped_hits: [] }] } }));
  ('hosts' in provider ? provider.hosts : provider.nodes).push(service.origin);
  settings['hosted-search'] = { provider, results: SITE };
  const opened = await hostedProvider.openSearchProvider?.(() => null);
  expect(service.requests).toEqual([]);
  await opened?.query('lasku', filtersOf(), going());
  expect(service.requests.map((request) => request.path.split('?')[0])).toEqual([path]);
  await service.close();
});
