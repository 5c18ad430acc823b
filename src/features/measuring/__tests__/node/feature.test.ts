import type { LoadedSite } from '../../../../node/content/loadSite';
import { outsideSources } from '../../../../node/output/serving/outsideSources';
import type { Site } from '../../../../node/schema/siteSchema';
import { isSearchPrivate } from '../../../../node/site/featuresOf';
import { measuring } from '../../feature';
import type { AnalyticsSettings } from '../../model/analytics';

const SEARCH = { searchPagePath: '/search', areas: [], provider: { type: 'local' as const } };
const NONE = { script: [], image: [], connect: [] };

const REQUIRED = { consent: 'required' as const };
const FROM_GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const sourcesOf = (site: Pick<Site, 'analytics' | 'feedback'> & { search: unknown }) => outsideSources(site as Site);

test.each<[string, AnalyticsSettings]>([
  ['the beacon is a path of the site', { ...REQUIRED, beacon: { endpoint: '/mittaus' } }],
])('where %s, pages connect to their own site only', (_, analytics) => {
  expect(sourcesOf({ analytics, search: SEARCH, feedback: {} })).toEqual(NONE);
});

test.each<[string, AnalyticsSettings]>([
  ['tag', { ...REQUIRED, google: { trackingIds: ['G-1A2B3C4D5E'] } }],
  ['tag, where no consent is needed,', { google: { trackingIds: ['G-1A2B3C4D5E'] }, consent: 'notRequired' }],
  ['tag manager', { ...REQUIRED, tagManager: { containerId: 'GTM-1' } }],
])('the Google %s may load and send', (_, analytics) => {
  expect(sourcesOf({ analytics, search: SEARCH, feedback: {} })).toEqual({
    script: ['https://*.googletagmanager.com'],
    image: FROM_GOOGLE,
    connect: FROM_GOOGLE,
  });
});

test('session replay, a beacon and feedback may connect to the origins of the settings', () => {
  const analytics: AnalyticsSettings = {
    ...REQUIRED,
    sessionReplay: { src: 'https://toisto.example.com/a/b.js', connect: ['https://otto.example.com'] },
    beacon: { endpoint: 'https://mittaus.example.com/a?b=1' },
  };
  const feedback = { endpoint: 'https://palaute.example.com/viestit' };
  expect(sourcesOf({ analytics, search: SEARCH, feedback })).toEqual({
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
  'feedback to %j needs no other site',
  (feedback) => {
    expect(sourcesOf({ analytics: REQUIRED, search: SEARCH, feedback })).toEqual(NONE);
  },
);

test.each([['https://haut.example.com/a?b=1', ['https://haut.example.com']]])(
  'a query log at %s needs: %j',
  (beacon, connect) => {
    expect(sourcesOf({ analytics: REQUIRED, search: { ...SEARCH, beacon }, feedback: {} })).toEqual({
      ...NONE,
      connect,
    });
  },
);

/** A loaded site with some settings. */
const loadedWith = (settings: object): LoadedSite => {
  const site = { analytics: REQUIRED, feedback: {}, home: {}, ...settings, search: { ...SEARCH, ...settings } };
  return { site, textsOf: () => ({ question: 'Oliko apua?' }) } as unknown as LoadedSite;
};
const GOOGLE = { google: { trackingIds: ['G-1'] } };

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a query log', { beacon: '/haut' }, ['browser/queryLog']],
  ['a service', { analytics: { ...REQUIRED, ...GOOGLE } }, ['browser/countPageViews']],
  ['both', { analytics: { ...REQUIRED, ...GOOGLE }, beacon: '/haut' }, ['browser/countPageViews', 'browser/queryLog']],
])('a site with %s ships only the code for it', (_, settings, expected) => {
  const loaded = loadedWith(settings);
  expect(measuring.browser(loaded)).toEqual(expected);
  expect(measuring.browserSettings(loaded) === undefined).toBe(expected.length === 0);
});

test.each<[string, object, object]>([
  ['nothing', {}, {}],
  ['a service without consent', { analytics: { ...GOOGLE, consent: 'notRequired' } }, {}],
  [
    'a service with consent',
    { analytics: { ...REQUIRED, ...GOOGLE } },
    { bodyStart: 'components/consent/ConsentHost', footerEnd: 'components/consent/ConsentControl' },
  ],
  ['feedback by mail', { feedback: { mail: 'a@example.com' } }, { articleBottom: 'components/feedback/FeedbackLinks' }],
  ['feedback to an endpoint', { feedback: { endpoint: '/a' } }, { articleBottom: 'components/feedback/FeedbackVote' }],
  ['support alone', { support: '/tuki' }, { articleBottom: 'components/feedback/FeedbackLinks' }],
  ['feedback that is off', { feedback: 'off', support: '/tuki' }, {}],
])('a site with %s fills the slots %j', (_, settings, expected) => {
  const loaded = loadedWith(settings);
  expect(measuring.slots(loaded)).toEqual(expected);
  expect(measuring.articleData(loaded, 'fi') !== undefined).toBe('articleBottom' in expected);
  expect(measuring.data(loaded, 'fi') !== undefined).toBe('bodyStart' in expected);
});

test('`develop` neither measures nor asks for consent', () => {
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const loaded = loadedWith({ analytics: { ...REQUIRED, ...GOOGLE } });
  expect([measuring.browser(loaded), measuring.slots(loaded)]).toEqual([[], {}]);
  Object.assign(process.env, { NODE_ENV: environment });
});

test.each([
  [undefined, true, []],
  ['https://loki.example.com/haut', false, []],
  ['/haut', false, ['/haut']],
])('with the query log at %s the search is private: %s, and the server logs: %j', (beacon, isPrivate, paths) => {
  const { site } = loadedWith({ beacon });
  expect(isSearchPrivate(site)).toBe(isPrivate);
  expect(measuring.requestLogs(site).map(({ path }) => path)).toEqual(paths);
});
