import { visitChanges, VISIT_TIME } from '../../../../src/model/pages/changesVisit';

const NOW = 1_000_000_000;
const LONG_AGO = NOW - VISIT_TIME;
const MAY = { changed: '2025-05-01' };
const JUNE = { changed: '2025-06-01' };
const stored = (since: string | null, seen: string, at: number) => JSON.stringify({ since, seen, at });

test.each<[string, string | null, { changed: string }[], { changed: string }[], string]>([
  ['the first visit', null, [JUNE, MAY], [], stored(null, '2025-06-01', NOW)],
  [
    'a visit after a change',
    stored(null, '2025-05-01', LONG_AGO),
    [JUNE, MAY],
    [JUNE],
    stored('2025-05-01', '2025-06-01', NOW),
  ],
  [
    'a visit without a change',
    stored(null, '2025-06-01', LONG_AGO),
    [JUNE, MAY],
    [],
    stored('2025-06-01', '2025-06-01', NOW),
  ],
  [
    'the same visit',
    stored('2025-05-01', '2025-06-01', LONG_AGO + 1),
    [JUNE, MAY],
    [JUNE],
    stored('2025-05-01', '2025-06-01', NOW),
  ],
  ['the same first visit', stored(null, '2025-05-01', LONG_AGO + 1), [JUNE, MAY], [], stored(null, '2025-06-01', NOW)],
  [
    'a clock that was set back',
    stored(null, '2025-05-01', NOW + VISIT_TIME),
    [JUNE],
    [JUNE],
    stored('2025-05-01', '2025-06-01', NOW),
  ],
  ['a value that is no JSON', 'x', [JUNE], [], stored(null, '2025-06-01', NOW)],
  ['a value of another kind', '{"seen":1,"at":2}', [JUNE], [], stored(null, '2025-06-01', NOW)],
  ['null as a value', 'null', [JUNE], [], stored(null, '2025-06-01', NOW)],
])('%s', (_visit, before, changes, fresh, keep) => {
  expect(visitChanges(changes, before, NOW)).toEqual({ fresh, keep });
});
