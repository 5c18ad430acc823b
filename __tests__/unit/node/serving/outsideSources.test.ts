import { outsideSources } from '../../../../src/node/serving/outsideSources';

const SEARCH = { searchPagePath: '/search', areas: [] };
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
