import type { LoadedSite } from '../../../../node/content/loadSite';
import { outsideSources } from '../../../../node/output/serving/outsideSources';
import type { Site } from '../../../../node/schema/siteSchema';
import { BROWSER, SLOTS } from '../../../../node/bundle/siteFeatures';
import { isSearchPrivate, SERVED } from '../../../../node/site/served';
import { measuring } from '../../feature';
import type { AnalyticsSettings } from '../../model/analytics';
import { addedBy } from '../../../../../__tests__/support/engine';
import { dataOf } from '../../../../../__tests__/support/setUp';

const SEARCH = { searchPagePath: '/search', areas: [], provider: { type: 'local' as const } };
const NONE = { script: [], image: [], media: [], connect: [], frame: [] };

const REQUIRED = { consent: 'required' as const };
const FROM_GOOGLE = ['googletagmanager', 'google-analytics', 'analytics.google'].map((host) => `https://*.${host}.com`);

const sourcesOf = (given: Pick<Site, 'analytics' | 'feedback'> & { search: unknown }) => {
  const site = { home: {}, ...given } as unknown as Site;
  return outsideSources({ site, added: addedBy(measuring, { site, textsOf: () => ({}) }) });
};

test.each<[string, AnalyticsSettings]>([
  ['tag', { ...REQUIRED, google: { trackingIds: ['G-1A2B3C4D5E'] } }],
  ['tag manager', { ...REQUIRED, tagManager: { containerId: 'GTM-1' } }],
])('allows the Google %s to load and send', (_, analytics) => {
  expect(sourcesOf({ analytics, search: SEARCH, feedback: {} })).toEqual({
    ...NONE,
    script: ['https://*.googletagmanager.com'],
    image: FROM_GOOGLE,
    connect: FROM_GOOGLE,
  });
});

test('allows connections to the origins of session replay, beacon and feedback', () => {
  const analytics: AnalyticsSettings = {
    ...REQUIRED,
    sessionReplay: { src: 'https://toisto.example.com/a/b.js', connect: ['https://otto.example.com'] },
    beacon: { endpoint: 'https://mittaus.example.com/a?b=1' },
  };
  const feedback = { endpoint: 'https://palaute.example.com/viestit' };
  expect(sourcesOf({ analytics, search: SEARCH, feedback })).toEqual({
    ...NONE,
    script: ['https://toisto.example.com'],
    connect: ['palaute', 'mittaus', 'toisto', 'otto'].map((host) => `https://${host}.example.com`),
  });
});

test('a beacon and feedback on the site itself need no other origin', () => {
  const analytics = { ...REQUIRED, beacon: { endpoint: '/mittaus' } };
  for (const feedback of ['off' as const, {}, { endpoint: '/palaute' }, { mail: 'palaute@example.com' }])
    expect(sourcesOf({ analytics, search: SEARCH, feedback })).toEqual(NONE);
});

test('a query log on another site needs its origin', () => {
  const search = { ...SEARCH, beacon: 'https://haut.example.com/a?b=1' };
  const connect = ['https://haut.example.com'];
  expect(sourcesOf({ analytics: REQUIRED, search, feedback: {} })).toEqual({ ...NONE, connect });
});

/** A loaded site with some settings. */
const loadedWith = (settings: object): LoadedSite => {
  const site = { analytics: REQUIRED, feedback: {}, home: {}, ...settings, search: { ...SEARCH, ...settings } };
  return { site, textsOf: () => ({ question: 'Oliko apua?' }) } as unknown as LoadedSite;
};
const browserOf = (site: LoadedSite) =>
  addedBy(measuring, site)
    .of(BROWSER)
    .map(({ file }) => file);
const slotsOf = (site: LoadedSite) =>
  Object.fromEntries(
    addedBy(measuring, site)
      .of(SLOTS)
      .map(({ slot, file }) => [slot, file]),
  );
const GOOGLE = { google: { trackingIds: ['G-1'] } };
const CONSENT = { bodyStart: 'components/consent/ConsentHost', footerEnd: 'components/consent/ConsentControl' };

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a query log', { beacon: '/haut' }, ['browser/queryLog']],
  ['a service', { analytics: { ...REQUIRED, ...GOOGLE } }, ['browser/countPageViews']],
  ['both', { analytics: { ...REQUIRED, ...GOOGLE }, beacon: '/haut' }, ['browser/countPageViews', 'browser/queryLog']],
])('a site with %s ships only its code', (_, settings, expected) => {
  const loaded = loadedWith(settings);
  expect(browserOf(loaded)).toEqual(expected);
  expect(dataOf(measuring, loaded).browser === undefined).toBe(expected.length === 0);
});

test.each<[string, object, object]>([
  ['nothing', {}, {}],
  ['a service without consent', { analytics: { ...GOOGLE, consent: 'notRequired' } }, {}],
  ['a service with consent', { analytics: { ...REQUIRED, ...GOOGLE } }, CONSENT],
  ['feedback by mail', { feedback: { mail: 'a@example.com' } }, { articleBottom: 'components/feedback/FeedbackLinks' }],
  ['feedback to an endpoint', { feedback: { endpoint: '/a' } }, { articleBottom: 'components/feedback/FeedbackVote' }],
  ['support alone', { support: { url: '/tuki' } }, { articleBottom: 'components/feedback/FeedbackVote' }],
  ['feedback that is off', { feedback: 'off', support: { url: '/tuki' } }, {}],
])('a site with %s fills the slots %j', (_, settings, expected) => {
  const loaded = loadedWith(settings);
  const { articles, everywhere } = dataOf(measuring, loaded);
  expect(slotsOf(loaded)).toEqual(expected);
  expect(articles?.('fi') !== undefined).toBe('articleBottom' in expected);
  expect(everywhere !== undefined).toBe('bodyStart' in expected);
});

test('`develop` neither measures nor asks for consent', () => {
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const loaded = loadedWith({ analytics: { ...REQUIRED, ...GOOGLE } });
  expect([browserOf(loaded), slotsOf(loaded)]).toEqual([[], {}]);
  Object.assign(process.env, { NODE_ENV: environment });
});

test.each([
  [undefined, true, []],
  ['https://loki.example.com/haut', false, []],
  ['/haut', false, ['/haut']],
])('with the query log at %s the search is private: %s, and the server logs: %j', (beacon, isPrivate, paths) => {
  const added = addedBy(measuring, loadedWith({ beacon }));
  const logs = added.of(SERVED).flatMap(({ requestLogs = [] }) => requestLogs);
  expect([isSearchPrivate(added), logs.map(({ path }) => path)]).toEqual([isPrivate, paths]);
});
