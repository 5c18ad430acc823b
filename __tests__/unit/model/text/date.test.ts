import { dayAndMonth, longDate, monthInDigits } from '../../../../src/model/text/date';

test.each([
  ['2024-05-17', 'fi', '17. toukokuuta 2024', '17. toukokuuta'],
  ['2024-05-17', 'sv', '17 maj 2024', '17 maj'],
  ['2024-05-17', 'en', 'May 17, 2024', 'May 17'],
  ['2024-01-01', 'fi', '1. tammikuuta 2024', '1. tammikuuta'],
  ['2024-12-31', 'fi', '31. joulukuuta 2024', '31. joulukuuta'],
])('%s in %s is "%s", without its year "%s"', (date, lang, long, short) => {
  expect(longDate(date, lang)).toBe(long);
  expect(dayAndMonth(date, lang)).toBe(short);
});

test.each([
  ['2025-10', '10/2025'],
  ['2024-08', '8/2024'],
])('the month %s is %s in digits', (month, digits) => {
  expect(monthInDigits(month)).toBe(digits);
});
