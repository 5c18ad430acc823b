import fc from 'fast-check';
import { addDays, dueDateAfter, easterOf, holidaysOf, isDay, reasonAgainst, weekdayOf } from './workdays';

/** A day from 1990 to 2099. */
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const year = fc.integer({ min: 1990, max: 2099 });
const length = fc.integer({ min: 1, max: 365 });

test.each([
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (of, easter) => expect(easterOf(of)).toBe(easter));

test.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['24.12.2026', false],
  ['', false],
])('"%s" is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test('the holidays of 2026', () =>
  expect(holidaysOf(2026).map(({ day: each, name }) => `${each} ${name}`)).toEqual([
    '2026-01-01 newYear',
    '2026-01-06 epiphany',
    '2026-04-03 goodFriday',
    '2026-04-05 easter',
    '2026-04-06 easterMonday',
    '2026-05-01 mayDay',
    '2026-05-14 ascension',
    '2026-05-24 pentecost',
    '2026-06-19 midsummerEve',
    '2026-06-20 midsummer',
    '2026-10-31 allSaints',
    '2026-12-06 independence',
    '2026-12-24 christmasEve',
    '2026-12-25 christmas',
    '2026-12-26 boxingDay',
  ]));

test.each<[string, number, string, string[]]>([
  ['2026-12-10', 14, '2026-12-28', ['christmasEve', 'christmas', 'boxingDay', 'sunday']],
  ['2026-03-20', 14, '2026-04-07', ['goodFriday', 'saturday', 'easter', 'easterMonday']],
  ['2026-06-05', 14, '2026-06-22', ['midsummerEve', 'midsummer', 'sunday']],
  ['2026-11-02', 14, '2026-11-16', []],
  ['2026-12-18', 14, '2027-01-04', ['newYear', 'saturday', 'sunday']],
])('%s and %d days give %s, skipping %j', (start, days, due, over) => {
  const found = dueDateAfter(start, days);
  expect([found.due, found.skipped.map(({ reason }) => reason)]).toEqual([due, over]);
});

test('Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(year, (of) => {
      const easter = easterOf(of);
      expect([weekdayOf(easter), easter >= `${of}-03-22` && easter <= `${of}-04-25`]).toEqual([0, true]);
    }),
  );
});

test('each holiday of a year occurs once, in order, and on its weekday', () => {
  fc.assert(
    fc.property(year, (of) => {
      const days = holidaysOf(of);
      expect(days.map(({ day: each }) => each)).toEqual([...days.map(({ day: each }) => each)].sort());
      expect(days.every(({ day: each }) => isDay(each) && each.startsWith(`${of}-`))).toBe(true);
      const weekday = (name: string) => weekdayOf(days.find((each) => each.name === name)?.day ?? '');
      expect(['goodFriday', 'ascension', 'midsummer', 'allSaints'].map(weekday)).toEqual([5, 4, 6, 6]);
    }),
  );
});

test('a due date is a weekday on or after the counted day, and every skipped day has its reason', () => {
  fc.assert(
    fc.property(day, length, (start, count) => {
      const { due, counted, skipped } = dueDateAfter(start, count);
      expect([counted, reasonAgainst(due)]).toEqual([addDays(start, count), undefined]);
      expect(due).toBe(addDays(counted, skipped.length));
      expect(skipped).toEqual(
        skipped.map((_, at) => ({ day: addDays(counted, at), reason: reasonAgainst(addDays(counted, at)) })),
      );
      // The longest series: Christmas starting on a Thursday, or Easter.
      expect(skipped.length).toBeLessThanOrEqual(5);
    }),
  );
});
