/** How a language writes dates: the names of the months, and forms with `{d}`, `{m}` and `{y}`. */
export interface DatePatterns {
  months: readonly string[];
  /** A day with its year. */
  long: string;
  /** A day without its year. */
  short: string;
}

const STYLES = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const MONTHS = 12;
/** A leap year, which has every day. */
const YEAR = 2024;
const PLACES: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: '{d}', month: '{m}', year: '{y}' };

const writer = (lang: string, style: keyof typeof STYLES) =>
  new Intl.DateTimeFormat(lang, { ...STYLES[style], timeZone: 'UTC' });

function formOf(lang: string, style: keyof typeof STYLES): string {
  const parts = writer(lang, style).formatToParts(Date.UTC(YEAR, 0, 1));
  return parts.map(({ type, value }) => PLACES[type] ?? value).join('');
}

/** The day of a date (ISO 8601) in a form, by universal time. */
export function writeDate(isoDate: string, { months, ...forms }: DatePatterns, style: keyof typeof STYLES): string {
  const date = new Date(isoDate);
  const values = {
    d: String(date.getUTCDate()),
    m: months[date.getUTCMonth()] ?? '',
    y: String(date.getUTCFullYear()),
  };
  return forms[style].replace(/\{([dmy])\}/g, (_, place: keyof typeof values) => values[place]);
}

/**
 * The patterns of a language, as the build's own names of months give them; undefined where they do not give every
 * day as it is written, as in languages with other digits.
 */
export function datePatterns(lang: string): DatePatterns | undefined {
  const months = Array.from({ length: MONTHS }, (_, month) => {
    const parts = writer(lang, 'long').formatToParts(Date.UTC(YEAR, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
  const patterns = { months, long: formOf(lang, 'long'), short: formOf(lang, 'short') };
  const writers = { long: writer(lang, 'long'), short: writer(lang, 'short') };
  for (let time = Date.UTC(YEAR, 0, 1); time < Date.UTC(YEAR + 1, 0, 1); time += 86_400_000) {
    const date = new Date(time);
    for (const style of ['long', 'short'] as const)
      if (writeDate(date.toISOString(), patterns, style) !== writers[style].format(date)) return undefined;
  }
  return patterns;
}
