/** Date formats of a language: month names, and patterns with `{d}`, `{m}` and `{y}`. */
export interface DatePatterns {
  months: readonly string[];
  /** Date with year. */
  long: string;
  /** Date without year. */
  short: string;
}

const STYLES = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const MONTHS = 12;
/** A leap year, which has all dates. */
const YEAR = 2024;
const PLACES: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: '{d}', month: '{m}', year: '{y}' };

const writer = (lang: string, style: keyof typeof STYLES) =>
  new Intl.DateTimeFormat(lang, { ...STYLES[style], timeZone: 'UTC' });

function formOf(lang: string, style: keyof typeof STYLES): string {
  const parts = writer(lang, style).formatToParts(Date.UTC(YEAR, 0, 1));
  return parts.map(({ type, value }) => PLACES[type] ?? value).join('');
}

/** Formats the UTC day of an ISO 8601 date. */
export function writeDate(isoDate: string, { months, ...forms }: DatePatterns, style: keyof typeof STYLES): string {
  const date = new Date(isoDate);
  const values = {
    d: String(date.getUTCDate()),
    m: months[date.getUTCMonth()] ?? '',
    y: String(date.getUTCFullYear()),
  };
  return forms[style].replace(/\{([dmy])\}/g, (_, unit: keyof typeof values) => values[unit]);
}

/** Derives the patterns of a language from the build's ICU data; undefined if they do not reproduce every date. */
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
