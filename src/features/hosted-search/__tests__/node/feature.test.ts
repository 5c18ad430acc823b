import type { LoadedSite } from '../../../../node/content/loadSite';
import { outsideSources } from '../../../../node/output/serving/outsideSources';
import type { Site } from '../../../../node/schema/siteSchema';
import { SLOTS } from '../../../../node/bundle/siteFeatures';
import { NEEDED_TEXTS } from '../../../../node/site/requestedTexts';
import { isSearchPrivate } from '../../../../node/site/served';
import { hostedSearch } from '../../feature';
import { assistantOf, type ProviderSettings } from '../../model/settings';
import { addedBy } from '../../../../../__tests__/support/engine';

const siteWith = (provider: ProviderSettings) =>
  ({ analytics: { consent: 'required' }, feedback: 'off', search: { provider } }) as unknown as Site;
const loadedWith = (provider: ProviderSettings) => {
  const facts = { site: siteWith(provider) };
  return { ...facts, added: addedBy(hostedSearch, facts) } as unknown as LoadedSite;
};

const COMMON = { apiKey: 'only-searches', contextual: true, filters: [] };

const ALGOLIA: ProviderSettings = { type: 'algolia', ...COMMON, appId: '1A2B', indexName: 'ohje' };
const ASSISTANT = { assistantId: 'x', endpoint: 'https://apuri.example.com' };
const NODES = ['https://a.example.com', 'http://localhost:8108'];
const HOSTS = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];

test.each<[string, ProviderSettings, string[]]>([
  ['Algolia', ALGOLIA, HOSTS.map((host) => `https://1a2b${host}`)],
  [
    'Algolia at hosts of its own, with an assistant',
    { ...ALGOLIA, hosts: ['https://haku.example.com/a'], askAi: ASSISTANT },
    ['https://haku.example.com', 'https://apuri.example.com'],
  ],
  ['Typesense', { type: 'typesense', ...COMMON, collection: 'ohje', nodes: NODES }, NODES],
])('a search hosted by %s is an allowed connection', (_, provider, connect) => {
  expect(outsideSources(loadedWith(provider))).toEqual({ script: [], image: [], media: [], connect, frame: [] });
  expect(isSearchPrivate(loadedWith(provider).added)).toBe(false);
});

test('the site’s own search is private and includes nothing of the feature', () => {
  expect(hostedSearch.isOn(loadedWith({ type: 'local' }))).toBe(false);
  expect(isSearchPrivate(loadedWith({ type: 'local' }).added)).toBe(true);
});

test.each<[ProviderSettings, boolean]>([
  [{ type: 'local' }, false],
  [ALGOLIA, false],
  [{ ...ALGOLIA, askAi: ASSISTANT }, true],
])('the assistant and its texts are included only with its settings: %#', (provider, hasAssistant) => {
  const { added } = loadedWith(provider);
  expect(assistantOf(provider)).toEqual(hasAssistant ? provider : undefined);
  expect(added.of(SLOTS).some(({ slot }) => slot === 'searchOption')).toBe(hasAssistant);
  expect(added.of(NEEDED_TEXTS).flatMap(({ namespaces }) => namespaces)).toEqual(hasAssistant ? ['askAi'] : []);
});
