import type { Day } from './workdays';

const NO_BREAK_SPACE = '\u00a0';

// By hand, since to load a browser's own names of days takes it longer than all else that a calculator does.
const WEEKDAYS: Readonly<Record<string, readonly string[]>> = {
  fi: ['sunnuntai', 'maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai'],
  sv: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The name of a weekday; 0 is Sunday. */
export const weekdayName = (weekday: number, locale: string): string =>
  (WEEKDAYS[locale] ?? WEEKDAYS.fi)?.[weekday] ?? '';

/** A day in the reader's form: `24.12.2026`, in English `24 December 2026`, after its weekday where there is room. */
export function writtenDay(day: Day, locale: string, withWeekday = false): string {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  // English has two orders of numbers, so its month is a word.
  const date = locale === 'en' ? `${ofMonth} ${ENGLISH_MONTHS[month - 1]} ${year}` : `${ofMonth}.${month}.${year}`;
  // Beside a date Finnish puts the weekday into another case, which the sentence does not want.
  return withWeekday ? `${weekdayName(new Date(day).getUTCDay(), locale)} ${date}` : date;
}

/**
 * A number with its decimals, as Finnish and Swedish write it; English has a point and a comma instead.
 * @example writtenNumber(1234.5, 2, 'fi') // '1 234,50', with a space that breaks no line
 */
export function writtenNumber(value: number, decimals: number, locale: string): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : NO_BREAK_SPACE);
  return rest === undefined ? grouped : `${grouped}${locale === 'en' ? '.' : ','}${rest}`;
}

/** Whole cents as euros. */
export function writtenEuros(cents: number, locale: string): string {
  const number = writtenNumber(cents / 100, 2, locale);
  return locale === 'en' ? `€${number}` : `${number}${NO_BREAK_SPACE}€`;
}

/** Hundredths of a percent without decimals that say nothing: `10 %`, `25,5 %`. */
export function writtenRate(rate: number, locale: string): string {
  const decimals = rate % 100 === 0 ? 0 : rate % 10 === 0 ? 1 : 2;
  return `${writtenNumber(rate / 100, decimals, locale)}${locale === 'en' ? '' : NO_BREAK_SPACE}%`;
}

/** A number without signs of euros and percents, and without spaces or signs between thousands: `1.290,50`. */
const bareNumber = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/^€|[€%]$/g, '')
    .replace(/[.,](?=\d{3}[.,])/g, '');

/** What is wrong with how a number is written. */
export type NumberError = 'notNumber' | 'decimals' | 'notWhole' | 'tooLarge';

/** What is wrong with how a reader wrote a number; undefined for a right one, and for nothing or a negative one. */
export function numberError(text: string, withDecimals: boolean): NumberError | undefined {
  const [, whole, point, decimals = ''] = /^-?(\d+)([.,])?(\d*)$/.exec(bareNumber(text)) ?? [];
  if (whole === undefined) return text === '' ? undefined : 'notNumber';
  if (point !== undefined && !withDecimals) return 'notWhole';
  if (decimals.length > 2) return 'decimals';
  return whole.length > 6 ? 'tooLarge' : undefined;
}

/**
 * What a reader typed as a number with at most two decimals, in hundredths: a comma or a point before them, spaces
 * between thousands, and a sign of euros or percents after it. Undefined for anything else.
 * @example readHundredths('1 290,5 €') // 129050
 */
export function readHundredths(text: string): number | undefined {
  const bare = bareNumber(text);
  const [, whole, rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** What a reader typed as a whole number, within limits. */
export function readCount(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= least && count <= most ? count : undefined;
}
