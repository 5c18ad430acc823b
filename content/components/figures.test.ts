import fc from 'fast-check';
import { readCount, readHundredths, weekdayName, writtenDay, writtenEuros, writtenRate } from './figures';

test.each([
  ['120', 12_000],
  ['120,5', 12_050],
  ['120.50', 12_050],
  ['1 290,50 €', 129_050],
  ['1\u00a0290,50\u00a0€', 129_050],
  ['1.290,50', 129_050],
  ['€5', 500],
  ['25,5 %', 2550],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['1e3', undefined],
])('"%s" is parsed as %s hundredths', (text, hundredths) => expect(readHundredths(text)).toBe(hundredths));

test.each([
  ['7', 7],
  ['007', 7],
  ['0', undefined],
  ['11', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['', undefined],
])('"%s" as a count of 1 to 10 is %s', (text, count) => expect(readCount(text, 1, 10)).toBe(count));

test.each([
  [0, 'fi', '0,00 €'],
  [123_450, 'fi', '1 234,50 €'],
  [123_456_789, 'sv', '1 234 567,89 €'],
  [123_450, 'en', '€1,234.50'],
  [5, 'en', '€0.05'],
])('%d cents in %s are %s', (cents, locale, written) => {
  expect(writtenEuros(cents, locale).replaceAll('\u00a0', ' ')).toBe(written);
});

test.each([
  [1000, 'fi', '10\u00a0%'],
  [2550, 'fi', '25,5\u00a0%'],
  [1025, 'sv', '10,25\u00a0%'],
  [1000, 'en', '10%'],
])('a rate of %d in %s is %s', (rate, locale, written) => expect(writtenRate(rate, locale)).toBe(written));

test.each([
  [0, 'fi', 'sunnuntai'],
  [6, 'en', 'Saturday'],
  [1, 'sv', 'måndag'],
])('weekday %d in %s is %s', (weekday, locale, name) => expect(weekdayName(weekday, locale)).toBe(name));

test.each(['fi', 'sv'])('parsing an amount written in %s gives the same amount', (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(readHundredths(writtenEuros(cents, locale))).toBe(cents);
    }),
  );
});

test.each([
  ['2026-12-24', 'fi', '24.12.2026', 'torstai 24.12.2026'],
  ['2026-01-04', 'sv', '4.1.2026', 'söndag 4.1.2026'],
  ['2027-02-28', 'en', '28 February 2027', 'Sunday 28 February 2027'],
])('%s in %s is written as %s', (day, locale, written, withWeekday) => {
  expect([writtenDay(day, locale), writtenDay(day, locale, true)]).toEqual([written, withWeekday]);
});
