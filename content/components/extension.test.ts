import fc from 'fast-check';
import { extensionFor, issuesAfter, issuesBetween, type ExtensionInputs, type Rhythm } from './extension';
import { addDays, publicHolidayOn, weekdayOf } from './workdays';

const EXAMPLE: ExtensionInputs = {
  start: '2026-01-01',
  end: '2026-12-20',
  missed: '3',
  days: '36',
  weeks: '1',
  issue: '',
  holidays: '1',
};

test('the example: an issue on Boxing Day is made up for later', () => {
  expect(extensionFor(EXAMPLE)).toMatchObject({
    newEnd: '2027-01-02',
    issues: ['2026-12-23', '2026-12-30', '2027-01-02'],
    skipped: [{ day: '2026-12-26', reason: 'boxingDay' }],
    missed: 3,
    // 50 Wednesdays and 51 Saturdays, without Midsummer Day and All Saints' Day.
    whole: 99,
  });
});

test.each<[Partial<ExtensionInputs>, string]>([
  [{ holidays: '0' }, '2026-12-30'],
  [{ missed: '1' }, '2026-12-23'],
  // Midsummer Eve and Christmas Eve are not public holidays.
  [{ days: '4', missed: '1' }, '2026-12-24'],
  [{ days: '0123456', missed: '7' }, '2026-12-29'],
  [{ days: '4', weeks: '2', issue: '2026-12-14', missed: '2' }, '2027-01-14'],
  [{ days: '4', weeks: '2', issue: '2026-12-24', missed: '2' }, '2027-01-07'],
  [{ days: '1', weeks: '4', issue: '2026-01-05', missed: '2' }, '2027-02-01'],
  // The Friday paper in the guide's example.
  [{ end: '2025-10-31', start: '2025-01-01', days: '5', missed: '2' }, '2025-11-14'],
])('%j gives %s', (inputs, newEnd) => expect(extensionFor({ ...EXAMPLE, ...inputs })).toMatchObject({ newEnd }));

// The test of the component has the other errors, with their messages.
test.each<[Partial<ExtensionInputs>, object]>([
  [{ end: '2029-01-01' }, { error: 'tooLong' }],
  [{ days: '7' }, { error: 'days' }],
  [{ missed: '' }, { error: 'missed' }],
  [{ missed: '61' }, { error: 'missed' }],
  [
    { start: '2026-12-20', missed: '1' },
    { error: 'moreMissed', whole: 0 },
  ],
])('%j has the error %j', (wrong, expected) => expect(extensionFor({ ...EXAMPLE, ...wrong })).toEqual(expected));

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const rhythm: fc.Arbitrary<Rhythm> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  weeks: fc.integer({ min: 1, max: 4 }),
  issue: day,
  skipsHolidays: fc.boolean(),
});
const count = fc.integer({ min: 1, max: 60 });

test('the next issues have the wanted number, in order, in the rhythm and not on holidays', () => {
  fc.assert(
    fc.property(day, count, rhythm, (end, many, of) => {
      const { issues, skipped } = issuesAfter(end, many, of);
      const days = [...issues, ...skipped.map((each) => each.day)];
      expect(issues).toHaveLength(many);
      expect([days.every((each) => each > end), issues]).toEqual([true, [...new Set(issues)].sort()]);
      expect(days.every((each) => of.weekdays.includes(weekdayOf(each)))).toBe(true);
      expect(of.skipsHolidays ? issues.some((each) => publicHolidayOn(each)) : skipped.length > 0).toBe(false);
    }),
  );
});

test('between the old and the new end there are as many issues as were missed', () => {
  fc.assert(
    fc.property(day, count, rhythm, (end, many, of) => {
      const newEnd = issuesAfter(end, many, of).issues.at(-1) ?? end;
      expect(issuesBetween(addDays(end, 1), newEnd, of)).toBe(many);
      expect(issuesBetween(addDays(end, 1), addDays(newEnd, -1), of)).toBe(many - 1);
    }),
  );
});
