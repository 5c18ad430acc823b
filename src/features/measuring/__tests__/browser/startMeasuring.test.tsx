import { createMeasuring } from '../../browser/startMeasuring';
import { chooseConsent } from '../../browser/consent';
import type { AnalyticsSettings, PageView } from '../../model/analytics';

const BEACON: AnalyticsSettings = { beacon: { endpoint: '/mittaus' }, consent: 'required' };
const at = (pathname: string) => ({ pathname, search: '', hash: '' });

/** Records the sessions: their views, starts and stops. */
function watchedSessions(hasOutsideCode = false) {
  const seen = { views: [] as string[], started: 0, stopped: 0, loads: 0 };
  const session = {
    view: ({ path }: PageView) => void seen.views.push(path),
    stop: () => void (seen.stopped += 1),
    hasOutsideCode,
  };
  const startSession = () => {
    seen.started += 1;
    return session;
  };
  const load = () => {
    seen.loads += 1;
    return Promise.resolve({ startSession });
  };
  return { seen, load };
}

/** A window whose page can be reloaded. */
function pageWindow() {
  const reload = jest.fn();
  const browser = new Proxy(window, {
    get: (target, key) => {
      if (key === 'location') return { pathname: '/nyt', search: '', hash: '', reload };
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { browser, reload };
}

const openPage = (hasOutsideCode = false) => ({ ...watchedSessions(hasOutsideCode), ...pageWindow() });

const objects = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });

beforeEach(() => {
  localStorage.clear();
  objects(undefined);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('loads nothing before consent; then counts the current page and later ones', async () => {
  const { seen, load, browser } = openPage();
  const count = createMeasuring(BEACON, browser, load);
  count(at('/a'));
  await jest.runAllTimersAsync();
  count(at('/b'));
  await jest.runAllTimersAsync();
  expect(seen).toMatchObject({ loads: 0, views: [] });
  chooseConsent('granted', browser);
  await jest.runAllTimersAsync();
  count(at('/c'));
  await jest.runAllTimersAsync();
  expect(seen).toMatchObject({ loads: 1, started: 1, views: ['/nyt', '/c'] });
});

test('views wait for the code to load', async () => {
  const { seen, load, browser } = openPage();
  chooseConsent('granted', browser);
  const count = createMeasuring(BEACON, browser, load);
  count(at('/a'));
  jest.advanceTimersByTime(1);
  count(at('/b'));
  await jest.runAllTimersAsync();
  expect(seen).toMatchObject({ loads: 1, views: ['/a', '/b'] });
});

test.each([true, false])('a withdrawal stops it; reloads the page if outside code runs: %s', async (hasCode) => {
  const { seen, load, browser, reload } = openPage(hasCode);
  chooseConsent('granted', browser);
  const count = createMeasuring(BEACON, browser, load);
  count(at('/a'));
  await jest.runAllTimersAsync();
  chooseConsent('denied', browser);
  count(at('/b'));
  await jest.runAllTimersAsync();
  expect(seen).toMatchObject({ views: ['/a'], stopped: 1 });
  expect(reload).toHaveBeenCalledTimes(hasCode ? 1 : 0);
});

test('a withdrawal while the code loads prevents its start', async () => {
  const { seen, load, browser } = openPage();
  chooseConsent('granted', browser);
  createMeasuring(BEACON, browser, load)(at('/a'));
  jest.advanceTimersByTime(1);
  chooseConsent('denied', browser);
  await jest.runAllTimersAsync();
  expect(seen.started).toBe(0);
});

test('retries loading the code on the next page', async () => {
  const { seen, load, browser } = openPage();
  chooseConsent('granted', browser);
  let isDown = true;
  const count = createMeasuring(BEACON, browser, () => (isDown ? Promise.reject(new Error('down')) : load()));
  count(at('/a'));
  await jest.runAllTimersAsync();
  isDown = false;
  count(at('/b'));
  await jest.runAllTimersAsync();
  expect(seen.views).toEqual(['/b']);
});

test.each([
  [undefined, ['/a']],
  [true, []],
])('without required consent, a browser with a signal (%s) has the views %j', async (signal, views) => {
  const { seen, load, browser } = openPage();
  objects(signal);
  createMeasuring({ ...BEACON, consent: 'notRequired' }, browser, load)(at('/a'));
  await jest.runAllTimersAsync();
  expect(seen.views).toEqual(views);
});

test('disables the tag in pages only for readers who object', () => {
  const { browser } = pageWindow();
  const settings: AnalyticsSettings = { google: { trackingIds: ['G-9'] }, consent: 'notRequired' };
  createMeasuring(settings, browser);
  expect(window).not.toHaveProperty('ga-disable-G-9');
  objects(true);
  createMeasuring(settings, browser);
  expect(window).toHaveProperty('ga-disable-G-9', true);
});
