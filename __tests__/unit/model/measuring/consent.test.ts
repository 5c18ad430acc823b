import { formatConsent, parseConsent, objectsToTracking } from '../../../../src/model/measuring/consent';

const NOW = new Date('2025-11-01T12:00:00Z');

test.each(['granted', 'denied'] as const)('a choice is read as it was written: %s', (choice) => {
  expect(parseConsent(formatConsent(choice, NOW), NOW)).toEqual({ choice, date: '2025-11-01' });
});

test.each([
  ['2024-11-02', true],
  ['2024-11-01', false],
  ['2020-01-01', false],
])('a choice of %s still counts a year later: %s', (date, counts) => {
  expect(parseConsent(JSON.stringify({ choice: 'granted', date }), NOW) !== null).toBe(counts);
});

test.each([
  null,
  '',
  'granted',
  'null',
  '[]',
  '{"choice":"granted"}',
  '{"choice":"granted","date":"yesterday"}',
  '{"choice":"granted","date":"2025-13-45"}',
  '{"choice":"__proto__","date":"2025-10-31"}',
  '{"choice":["granted"],"date":"2025-10-31"}',
])('%j is no choice', (stored) => {
  expect(parseConsent(stored, NOW)).toBeNull();
});

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('a browser that says %j objects: %s', (signals, expected) => {
  expect(objectsToTracking(signals)).toBe(expected);
});
