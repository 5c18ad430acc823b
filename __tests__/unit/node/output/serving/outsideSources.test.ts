import type { ProviderSettings } from '../../../../../src/model/search/hosted/settings';
import { outsideSources } from '../../../../../src/node/output/serving/outsideSources';

const SEARCH = { searchPagePath: '/search', areas: [], provider: { type: 'local' as const } };
const NONE = { script: [], image: [], connect: [] };

const REQUIRED = { consent: 'required' as const };
const FROM_GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

type Analytics = Parameters<typeof outsideSources>[0]['analytics'];

test.each<[string, Analytics]>([
  ['nothing is configured', REQUIRED],
  ['no service is on', { consent: 'notRequired', privacy: '/docs/tietosuoja' }],
  ['what is told goes to the site itself', { ...REQUIRED, beacon: { endpoint: '/mittaus' } }],
])('where %s, pages speak to their own site only', (_, analytics) => {
  expect(outsideSources({ analytics, search: SEARCH, feedback: {} })).toEqual(NONE);
});

test.each<[string, Analytics]>([
  ['tag', { ...REQUIRED, google: { trackingIds: ['G-1A2B3C4D5E'] } }],
  ['tag, where no consent is needed,', { google: { trackingIds: ['G-1A2B3C4D5E'] }, consent: 'notRequired' }],
  ['tag manager', { ...REQUIRED, tagManager: { containerId: 'GTM-1' } }],
])('the Google %s may load and send', (_, analytics) => {
  expect(outsideSources({ analytics, search: SEARCH, feedback: {} })).toEqual({
    script: ['https://*.googletagmanager.com'],
    image: FROM_GOOGLE,
    connect: FROM_GOOGLE,
  });
});

test('session replay, a beacon and answers of readers may go where the settings say', () => {
  const analytics: Analytics = {
    ...REQUIRED,
    sessionReplay: { src: 'https://toisto.example.com/a/b.js', connect: ['https://otto.example.com'] },
    beacon: { endpoint: 'https://mittaus.example.com/a?b=1' },
  };
  const feedback = { endpoint: 'https://palaute.example.com/viestit' };
  expect(outsideSources({ analytics, search: SEARCH, feedback })).toEqual({
    script: ['https://toisto.example.com'],
    image: [],
    connect: [
      'https://palaute.example.com',
      'https://mittaus.example.com',
      'https://toisto.example.com',
      'https://otto.example.com',
    ],
  });
});

test.each([['off' as const], [{}], [{ endpoint: '/palaute' }], [{ mail: 'palaute@example.com' }]])(
  'answers that go to %j need nobody else',
  (feedback) => {
    expect(outsideSources({ analytics: REQUIRED, search: SEARCH, feedback })).toEqual(NONE);
  },
);

test.each([
  ['/haut', []],
  ['https://haut.example.com/a?b=1', ['https://haut.example.com']],
])('searches that are counted at %s need: %j', (beacon, connect) => {
  expect(outsideSources({ analytics: REQUIRED, search: { ...SEARCH, beacon }, feedback: {} })).toEqual({
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
  expect(outsideSources({ analytics: REQUIRED, search: { ...SEARCH, provider }, feedback: {} })).toEqual({
    ...NONE,
    connect,
  });
});
