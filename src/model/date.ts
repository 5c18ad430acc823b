/**
 * A day in the words of a language, the same in every time zone.
 * @example longDate('2024-05-17', 'fi') // '17. toukokuuta 2024'
 */
export function longDate(isoDate: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}

/**
 * A day without its year in the words of a language.
 * @example dayAndMonth('2024-05-17', 'en') // 'May 17'
 */
export function dayAndMonth(isoDate: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}

/**
 * A month in digits, the same in every language.
 * @example monthInDigits('2025-08') // '8/2025'
 */
export function monthInDigits(isoMonth: string): string {
  const [year = '', month = ''] = isoMonth.split('-');
  return `${Number(month)}/${year}`;
}
