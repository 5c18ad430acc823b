import { dayAndMonth, longDate, monthInDigits } from '../../../../src/model/text/date';
import { datePatterns, writeDate } from '../../../../src/model/text/datePatterns';

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

test.each([
  ['fi', '5. toukokuuta 2024', '5. toukokuuta'],
  ['pt-BR', '5 de maio de 2024', '5 de maio'],
  ['zh-Hans', '2024年5月5日', '5月5日'],
])('the patterns of %s give every day of a year as the build has it', (lang, long, short) => {
  const patterns = datePatterns(lang);
  expect(patterns && writeDate('2024-05-06T01:00:00+03:00', patterns, 'long')).toBe(long);
  expect(patterns && writeDate('2024-05-05', patterns, 'short')).toBe(short);
});

test('a language with digits of its own has no patterns, and its dates are written all the same', () => {
  expect(datePatterns('fa')).toBeUndefined();
  expect(longDate('2024-05-17', 'fa')).toMatch(/[۰-۹]/);
});
