import { renderHook } from '@testing-library/react';
import { chooseConsent } from '../../browser/consent';
import { useQueryLog } from '../../hooks/useQueryLog';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/ohje${path}` }));

const sent: [string, string][] = [];
beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push([url, body]) });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
});

const asked = (query: string, count = 0) => ({ query, count, locale: 'fi' });
const render = (beacon: string | null, query: string, asksConsent = false) =>
  renderHook(({ words }: { words: string }) => useQueryLog({ beacon, asksConsent }, asked(words)), {
    initialProps: { words: query },
  });

test('a query that stays is told once, to the site’s own address', () => {
  const { rerender } = render('/haut', 'lask');
  jest.advanceTimersByTime(1000);
  rerender({ words: 'lasku' });
  jest.advanceTimersByTime(5000);
  rerender({ words: 'lasku' });
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([['/ohje/haut', '{"query":"lasku","count":0,"locale":"fi"}']]);
});

test('an address of another site is asked as it is', () => {
  render('https://loki.example.com/haut', 'lasku');
  jest.advanceTimersByTime(2000);
  expect(sent.map(([url]) => url)).toEqual(['https://loki.example.com/haut']);
});

test.each([
  ['without an address', null, 'lasku', false],
  ['what names a person', '/haut', '0401234567', false],
  ['who asks not to be followed', '/haut', 'lasku', true],
])('nothing is told: %s', (_, beacon, query, isOptedOut) => {
  Object.assign(navigator, { globalPrivacyControl: isOptedOut });
  render(beacon, query);
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('what was asked before, and the page that is opened in the end, are told with it', () => {
  const { rerender, result } = render('/haut', 'karhu');
  jest.advanceTimersByTime(2000);
  rerender({ words: 'muist' });
  jest.advanceTimersByTime(2000);
  rerender({ words: 'muistutus' });
  result.current('/docs/muistutus#osa');
  jest.advanceTimersByTime(5000);
  expect(sent.map(([, line]) => JSON.parse(line) as unknown)).toEqual([
    { query: 'karhu', count: 0, locale: 'fi' },
    { query: 'muist', count: 0, locale: 'fi', after: ['karhu'] },
    { query: 'muistutus', count: 0, locale: 'fi', after: ['karhu'] },
    { query: 'muistutus', count: 0, locale: 'fi', opened: '/docs/muistutus', after: ['karhu'] },
  ]);
});

test('a page of another site is not told', () => {
  render('/haut', 'lasku').result.current('https://example.com/sivu');
  expect(sent).toEqual([]);
});

test('where readers are asked before they are measured, only of those is told who agreed', () => {
  render('/haut', 'lasku', true);
  jest.advanceTimersByTime(2000);
  expect(sent).toEqual([]);
  chooseConsent('granted');
  render('/haut', 'lasku', true);
  jest.advanceTimersByTime(2000);
  expect(sent).toHaveLength(1);
});
