import {
  asksConsent,
  cookieDomains,
  differsInQueryOnly,
  isMeasured,
  recipientsOf,
  vendorCookies,
  type AnalyticsSettings,
} from '../../model/analytics';
import { formatConsent, parseConsent, objectsToTracking } from '../../model/consent';
import { feedbackTexts, COMMENT_MAX_LENGTH, feedbackTargets, mailFor, roomLeft } from '../../model/feedback';
import { addressParts as at } from '../../../../../__tests__/support/addressParts';

test.each<[Partial<AnalyticsSettings>, boolean, string[]]>([
  [{}, false, []],
  [{ google: { trackingIds: ['G-1'] } }, true, ['Google']],
  [{ tagManager: { containerId: 'GTM-1' }, google: { trackingIds: ['G-1'] } }, true, ['Google']],
  [{ sessionReplay: { src: 'https://toisto.example.com/a.js', connect: [] } }, true, ['toisto.example.com']],
  [{ beacon: { endpoint: 'https://mittaus.example.com/a' } }, true, ['mittaus.example.com']],
])('%j measures: %s, and names %j', (services, measures, recipients) => {
  expect(isMeasured({ ...services, consent: 'required' })).toBe(measures);
  expect(asksConsent({ ...services, consent: 'required' })).toBe(measures);
  expect(asksConsent({ ...services, consent: 'notRequired' })).toBe(false);
  expect(recipientsOf({ ...services, consent: 'required' })).toEqual(recipients);
});

test.each([
  ['/search', '/search?q=a', true],
  ['/search?q=a', '/search?q=a', false],
  ['/search?q=a', '/docs?q=ab', false],
  ['/a?q=1#x', '/a?q=2#y', false],
])('%s and %s differ in the query only: %s', (a, b, expected) => {
  expect(differsInQueryOnly(at(a), at(b))).toBe(expected);
});

test('finds the cookies of the services', () => {
  const own = ['_ga', '_ga_1A2B', '_gid', '_gat', '_gcl_au'];
  expect(vendorCookies(`theme=dark; _gaudy=1; ${own.map((name) => `${name}=1`).join('; ')}; a_ga=2`)).toEqual(own);
});

test('the possible domains of a cookie are its host and the domains above it', () =>
  expect(cookieDomains('ohje.example.com')).toEqual(['', 'ohje.example.com', 'example.com', 'com']));

const NOW = new Date('2025-11-01T12:00:00Z');

test.each(['granted', 'denied'] as const)('parses a written choice: %s', (choice) => {
  expect(parseConsent(formatConsent(choice, NOW), NOW)).toEqual({ choice, date: '2025-11-01' });
});

test.each([
  ['2024-11-02', true],
  ['2024-11-01', false],
])('a choice of %s is still valid a year later: %s', (date, counts) => {
  expect(parseConsent(JSON.stringify({ choice: 'granted', date }), NOW) !== null).toBe(counts);
});

test.each([
  ...[null, 'granted', 'null', '{"choice":"granted"}', '{"choice":"granted","date":"2025-13-45"}'],
  ...['{"choice":"granted","date":"yesterday"}', '{"choice":"__proto__","date":"2025-10-31"}'],
])('%j is not a choice', (stored) => expect(parseConsent(stored, NOW)).toBeNull());

test.each([
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('a browser with %j objects: %s', (signals, expected) => expect(objectsToTracking(signals)).toBe(expected));

const NOWHERE = { endpoint: null, mail: null };

test.each([
  ['off', true, null],
  [{}, false, null],
  [{}, true, NOWHERE],
  [{ mail: 'a@b.fi' }, false, { ...NOWHERE, mail: 'a@b.fi' }],
  [{ endpoint: '/palaute' }, true, { ...NOWHERE, endpoint: '/palaute' }],
] as const)('the settings %j, with support: %s, give %j', (settings, hasSupport, expected) => {
  expect(feedbackTargets(settings, hasSupport)).toEqual(expected);
});

test('a message has its subject and the page, and escapes header injection', () => {
  expect(mailFor('a@example.com', 'Ei?\r\nBcc: x@y.fi', 'https://a.fi/b')).toBe(
    'mailto:a@example.com?subject=Ei%3F%0D%0ABcc%3A%20x%40y.fi&body=https%3A%2F%2Fa.fi%2Fb%0D%0A%0D%0A',
  );
});

test.each([
  [COMMENT_MAX_LENGTH - 101, null],
  [COMMENT_MAX_LENGTH - 100, 100],
])('a comment of %s characters shows room for %s', (length, expected) => {
  expect(roomLeft('ä'.repeat(length))).toBe(expected);
});

const QUESTION = { question: 'a', yes: 'b', no: 'c', retry: 'f' };
const CATALOGUES: Record<string, Record<string, string>> = {
  feedback: { ...QUESTION, mailNote: 'd' },
  feedbackForm: { send: 'g', thanks: 'h' },
};

test.each([
  [{ endpoint: '/vastaukset' }, { ...CATALOGUES, feedback: QUESTION }],
  [{ mail: 'a@example.com' }, { feedback: { question: 'a', yes: 'b', no: 'c', mailNote: 'd' } }],
  [{}, { feedback: QUESTION, feedbackForm: { thanks: 'h' } }],
])('pages with the targets %j contain only the texts that they show', (targets, expected) => {
  expect(feedbackTexts({ ...NOWHERE, ...targets }, (namespace) => CATALOGUES[namespace] ?? {})).toEqual(expected);
});
