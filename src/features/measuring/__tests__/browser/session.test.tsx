import { startSession } from '../../browser/session';
import type { AnalyticsSettings, Vital } from '../../model/analytics';

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const watchVitals = jest.fn<void, [string, (vital: Vital) => void]>();

const VIEW = { path: '/a', title: 'Sivu' };
const VITAL = { name: 'LCP', value: 812.5, rating: 'good', path: '/a' };
const GOOGLE = { google: { trackingIds: ['G-1', 'G-2'] } };
/** The tag's messages for the page view. */
const TOLD = [
  ['set', { page_title: 'Sivu' }],
  ['event', 'page_view', { page_path: '/a' }],
];
const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

type Layered = Window & { dataLayer?: (ArrayLike<unknown> | Record<string, unknown>)[] };
const { NODE_ENV } = process.env;
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);

const start = (settings: Partial<AnalyticsSettings>) =>
  startSession({ consent: 'required', ...settings }, '/a', window, () => Promise.resolve({ watchVitals }));
/** The messages to Google's scripts, without the start time. */
const layer = () =>
  ((window as Layered).dataLayer ?? []).map((entry) =>
    'length' in entry ? Array.from(entry as ArrayLike<unknown>).filter((part) => !(part instanceof Date)) : entry,
  );
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  delete (window as Layered).dataLayer;
  document.head.replaceChildren();
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
  watchVitals.mockClear();
  jest.useFakeTimers();
  delete (window as { gtag?: unknown }).gtag;
  // The plugin sends page views only of published sites.
  Object.assign(process.env, { NODE_ENV: 'production' });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(process.env, { NODE_ENV });
});

const vitalOfPage = async () => {
  await jest.runAllTimersAsync();
  watchVitals.mock.calls[0]?.[1](VITAL);
};

test('denies all consents to the Google tag, then grants analytics, and disables automatic page views', () => {
  start(GOOGLE).view(VIEW);
  jest.runAllTimers();
  const config = { send_page_view: false, anonymize_ip: true };
  expect(layer()).toEqual([
    ['consent', 'default', { ...DENIED, analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js'],
    ['config', 'G-1', config],
    ['config', 'G-2', config],
    ...TOLD,
  ]);
  expect(Object.prototype.toString.call((window as Layered).dataLayer?.[0])).toBe('[object Arguments]');
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
});

test('does not load a tag that pages contain, and sends only what the Gatsby plugin does not', () => {
  Object.assign(window, { dataLayer: [], gtag: (...call: unknown[]) => (window as Layered).dataLayer?.push(call) });
  const session = start({ ...GOOGLE, consent: 'notRequired' });
  session.view({ ...VIEW, path: '/b' });
  session.view({ ...VIEW, isByPage: true });
  jest.runAllTimers();
  expect([scripts(), layer()]).toEqual([[], TOLD]);
});

test('sends views and web vitals to the tag manager', async () => {
  const began = Date.now();
  start({ tagManager: { containerId: 'GTM-1' } }).view(VIEW);
  await vitalOfPage();
  expect(layer().slice(2)).toEqual([
    { 'gtm.start': began, event: 'gtm.js' },
    { event: 'page_view', page_path: '/a', page_title: 'Sivu' },
    { event: 'web_vital', metric_name: 'LCP', metric_value: 812.5, metric_rating: 'good', page_path: '/a' },
  ]);
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
});

test('loads session replay with its integrity hash, if any', () => {
  const src = 'https://toisto.example.com/a.js';
  start({ sessionReplay: { src, connect: [] } });
  start({ sessionReplay: { src, integrity: 'sha384-abc', connect: [] } });
  expect(scripts().map((script) => [script.src, script.integrity, script.crossOrigin])).toEqual([
    // jsdom lacks this attribute until it is set.
    [src, undefined, null],
    [src, 'sha384-abc', 'anonymous'],
  ]);
});

test.each([
  ['/mittaus', '/ohje/mittaus'],
  ['https://mittaus.example.com/a', 'https://mittaus.example.com/a'],
])('sends the beacon %s to %s', async (endpoint, url) => {
  start({ beacon: { endpoint } }).view(VIEW);
  await vitalOfPage();
  expect(sendBeacon.mock.calls.map(([to, text]) => [to, JSON.parse(text) as unknown])).toEqual([
    [url, { type: 'view', ...VIEW }],
    [url, { type: 'vital', ...VITAL }],
  ]);
  expect(watchVitals.mock.calls[0]?.[0]).toBe('/a');
});

test('a failing service does not affect the others', () => {
  const session = start({ ...GOOGLE, beacon: { endpoint: '/mittaus' } });
  (window as Layered).dataLayer = {
    push: () => {
      throw new Error('mine');
    },
  } as unknown as Layered['dataLayer'];
  session.view(VIEW);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('after the end sends nothing, disables the tag, and deletes its cookies', async () => {
  const session = start({ ...GOOGLE, beacon: { endpoint: '/mittaus' } });
  await jest.runAllTimersAsync();
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_1A2B=1; path=/';
  document.cookie = 'own=1; path=/';
  session.stop();
  const said = layer().length;
  session.view(VIEW);
  watchVitals.mock.calls[0]?.[1](VITAL);
  expect([layer()[said - 1], layer().length]).toEqual([['consent', 'update', { analytics_storage: 'denied' }], said]);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(window).toMatchObject({ 'ga-disable-G-1': true, 'ga-disable-G-2': true });
  expect(document.cookie).toBe('own=1');
});

test('all services except the beacon load outside code', () => {
  const sessionReplay = { src: 'https://toisto.example.com/a.js', connect: [] };
  for (const settings of [GOOGLE, { tagManager: { containerId: 'GTM-1' } }, { sessionReplay }])
    expect(start(settings).hasOutsideCode).toBe(true);
  expect(start({ beacon: { endpoint: '/mittaus' } }).hasOutsideCode).toBe(false);
});
