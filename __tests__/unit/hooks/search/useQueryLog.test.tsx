import { renderHook } from '@testing-library/react';
import { useQueryLog } from '../../../../src/hooks/search/useQueryLog';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/ohje${path}` }));

const sent: [string, string][] = [];
beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push([url, body]) });
});
afterEach(() => {
  jest.useRealTimers();
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
});

const asked = (query: string, count = 0) => ({ query, count, locale: 'fi' });
const render = (beacon: string | null, query: string) =>
  renderHook(({ words }: { words: string }) => useQueryLog(beacon, asked(words)), { initialProps: { words: query } });

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
