import { isOlder, unconfirmedAs, type Unconfirmed } from '../../../../src/node/schema/confirmation';

const rows: [reviewed: string | null, kind: { unconfirmed?: Unconfirmed } | undefined, says: Unconfirmed | null][] = [
  [null, { unconfirmed: 'details' }, 'details'],
  [null, { unconfirmed: 'example' }, 'example'],
  [null, {}, null],
  [null, undefined, null],
  ['2025-10-31', { unconfirmed: 'details' }, null],
];

test.each(rows)('confirmed on %s, of the kind %j: %s', (reviewed, kind, says) => {
  expect(unconfirmedAs({ reviewed }, kind)).toBe(says);
});

test('a time is older than another whatever their time zones', () => {
  expect(isOlder('2025-01-01T10:00:00+02:00', '2025-01-01T09:00:00Z')).toBe(true);
  expect(isOlder('2025-01-01T11:00:00+02:00', '2025-01-01T09:00:00Z')).toBe(false);
});
