import { chooseConsent } from '../../browser/consent';
import { createQueryLog } from '../../browser/createQueryLog';
import { queryLog } from '../../browser/queryLog';
import { settings } from '../../../../../__tests__/support/siteFeatures';

const hitAt = (href: string) => ({ href, title: '', section: '', lang: 'fi' });

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

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

/** A search whose first answered query is `query`; `type` answers another one. */
function search(beacon: string, query: string, asksConsent = false) {
  const log = createQueryLog({ beacon, asksConsent });
  const type = (words: string) => {
    log.onAnswer(undefined);
    log.onAnswer({ query: words, count: 0, locale: 'fi' });
  };
  type(query);
  return { ...log, type };
}

test('sends a finished query once, to the site’s address', () => {
  const { type } = search('/haut', 'lask');
  jest.advanceTimersByTime(1000);
  type('lasku');
  jest.advanceTimersByTime(5000);
  type('lasku');
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([['/ohje/haut', '{"query":"lasku","count":0,"locale":"fi"}']]);
});

test.each([
  ['a query that may name a person', '0401234567', false],
  ['a query of a browser that asks not to be tracked', 'lasku', true],
])('does not send %s', (_, query, isOptedOut) => {
  Object.assign(navigator, { globalPrivacyControl: isOptedOut });
  search('/haut', query);
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('sends neither a query whose search closed first, nor an opened page of another site', () => {
  const { onClose, onOpen } = search('/haut', 'lasku');
  jest.advanceTimersByTime(1000);
  onOpen(hitAt('https://example.com/sivu'));
  onClose();
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('sends a query with earlier queries and the opened page', () => {
  const { type, onOpen } = search('/haut', 'karhu');
  jest.advanceTimersByTime(2000);
  type('muist');
  jest.advanceTimersByTime(2000);
  type('muistutus');
  onOpen(hitAt('/docs/muistutus#osa'));
  jest.advanceTimersByTime(5000);
  expect(sent.map(([, line]) => JSON.parse(line) as unknown)).toEqual([
    { query: 'karhu', count: 0, locale: 'fi' },
    { query: 'muist', count: 0, locale: 'fi', after: ['karhu'] },
    { query: 'muistutus', count: 0, locale: 'fi', after: ['karhu'] },
    { query: 'muistutus', count: 0, locale: 'fi', opened: '/docs/muistutus', after: ['karhu'] },
  ]);
});

test('with consent required, sends only queries of readers who granted it, here to another site', () => {
  const log = 'https://loki.example.com/haut';
  search(log, 'lasku', true);
  jest.advanceTimersByTime(2000);
  expect(sent).toEqual([]);
  chooseConsent('granted');
  search(log, 'lasku', true);
  jest.advanceTimersByTime(2000);
  expect(sent.map(([url]) => url)).toEqual([log]);
});

test('loads when a search opens, and gets earlier events', async () => {
  settings.measuring = { analytics: { consent: 'notRequired' }, queryBeacon: '/haut' };
  const listener = queryLog.onSearch?.();
  listener?.onAnswer({ query: 'saldo', count: 3, locale: 'fi' });
  await jest.advanceTimersByTimeAsync(5000);
  listener?.onOpen(hitAt('/docs/saldo'));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.map(([, line]) => line)).toEqual([
    '{"query":"saldo","count":3,"locale":"fi"}',
    '{"query":"saldo","count":3,"locale":"fi","opened":"/docs/saldo"}',
  ]);
});
