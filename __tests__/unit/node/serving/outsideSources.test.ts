import type { ProviderSettings } from '../../../../src/model/search/hosted/settings';
import { outsideSources } from '../../../../src/node/serving/outsideSources';

const SEARCH = { searchPagePath: '/search', areas: [], provider: { type: 'local' as const } };
const NONE = { script: [], image: [], connect: [] };
const GOOGLE = { trackingIds: ['G-1A2B3C4D5E'] };

test.each([
  ['nothing is configured', { consent: 'required' as const }],
  ['consent is needed, so that nothing is loaded', { consent: 'required' as const, google: GOOGLE }],
  ['no id is set', { consent: 'notRequired' as const }],
])('where %s, pages speak to their own site only', (_, analytics) => {
  expect(outsideSources({ analytics, search: SEARCH })).toEqual(NONE);
});

test('the Google tag may load and send', () => {
  const sources = outsideSources({ analytics: { consent: 'notRequired', google: GOOGLE }, search: SEARCH });
  expect(sources.script).toEqual(['https://*.googletagmanager.com']);
  expect(sources.connect).toContain('https://*.google-analytics.com');
  expect(sources.image).toContain('https://*.google-analytics.com');
});

test.each([
  ['/haut', []],
  ['https://haut.example.com/a?b=1', ['https://haut.example.com']],
])('searches that are counted at %s need: %j', (beacon, connect) => {
  expect(outsideSources({ analytics: { consent: 'required' }, search: { ...SEARCH, beacon } })).toEqual({
    ...NONE,
    connect,
  });
});

const COMMON = { apiKey: 'only-searches', contextual: true, filters: [] };

test.each<[string, ProviderSettings, string[]]>([
  [
    'Algolia',
    { type: 'algolia', ...COMMON, appId: '1A2B', indexName: 'ohje' },
    [
      'https://1a2b-dsn.algolia.net',
      'https://1a2b-1.algolianet.com',
      'https://1a2b-2.algolianet.com',
      'https://1a2b-3.algolianet.com',
    ],
  ],
  [
    'Algolia at hosts of its own, with an assistant',
    {
      type: 'algolia',
      ...COMMON,
      appId: '1A2B',
      indexName: 'ohje',
      hosts: ['https://haku.example.com/a'],
      askAi: { assistantId: 'x', endpoint: 'https://apuri.example.com' },
    },
    ['https://haku.example.com', 'https://apuri.example.com'],
  ],
  [
    'Typesense',
    { type: 'typesense', ...COMMON, collection: 'ohje', nodes: ['https://a.example.com', 'http://localhost:8108'] },
    ['https://a.example.com', 'http://localhost:8108'],
  ],
])('a search hosted by %s may be asked', (_, provider, connect) => {
  expect(outsideSources({ analytics: { consent: 'required' }, search: { ...SEARCH, provider } })).toEqual({
    ...NONE,
    connect,
  });
});
