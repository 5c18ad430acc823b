/** Writes dates in one style. Making a language's writer takes longer than all that a page writes with it. */
function dateWriter(style: Intl.DateTimeFormatOptions) {
  const writers = new Map<string, Intl.DateTimeFormat>();
  return (isoDate: string, lang: string): string => {
    const writer = writers.get(lang) ?? new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC' });
    writers.set(lang, writer);
    return writer.format(new Date(isoDate));
  };
}

/**
 * A day in the words of a language, the same in every time zone.
 * @example longDate('2024-05-17', 'fi') // '17. toukokuuta 2024'
 */
export const longDate = dateWriter({ dateStyle: 'long' });

/**
 * A day without its year in the words of a language.
 * @example dayAndMonth('2024-05-17', 'en') // 'May 17'
 */
export const dayAndMonth = dateWriter({ day: 'numeric', month: 'long' });

/**
 * A month in digits, the same in every language.
 * @example monthInDigits('2025-08') // '8/2025'
 */
export function monthInDigits(isoMonth: string): string {
  const [year = '', month = ''] = isoMonth.split('-');
  return `${Number(month)}/${year}`;
}
