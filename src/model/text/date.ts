import { datePatterns, writeDate, type DatePatterns } from './datePatterns';

/**
 * How the site's languages write dates, which the bundler puts in for readers: a browser takes longer to load its own
 * names of months than to draw the rest of a page, and may have others than the server.
 */
declare const __DATE_PATTERNS__: Readonly<Record<string, DatePatterns>> | undefined;

const makePatterns = typeof __DATE_PATTERNS__ === 'undefined' ? datePatterns : undefined;
const known = new Map<string, DatePatterns | undefined>(
  typeof __DATE_PATTERNS__ === 'undefined' ? [] : Object.entries(__DATE_PATTERNS__ ?? {}),
);

function patternsOf(lang: string): DatePatterns | undefined {
  if (!known.has(lang)) known.set(lang, makePatterns?.(lang));
  return known.get(lang);
}

const dateWriter = (style: 'long' | 'short') => (isoDate: string, lang: string) => {
  const patterns = patternsOf(lang);
  if (patterns !== undefined) return writeDate(isoDate, patterns, style);
  const year = style === 'long' ? { year: 'numeric' as const } : {};
  return new Date(isoDate).toLocaleDateString(lang, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' });
};

/**
 * A day in the words of a language, the same in every time zone.
 * @example longDate('2024-05-17', 'fi') // '17. toukokuuta 2024'
 */
export const longDate = dateWriter('long');

/**
 * A day without its year in the words of a language.
 * @example dayAndMonth('2024-05-17', 'en') // 'May 17'
 */
export const dayAndMonth = dateWriter('short');

/**
 * A month in digits, the same in every language.
 * @example monthInDigits('2025-08') // '8/2025'
 */
export function monthInDigits(isoMonth: string): string {
  const [year = '', month = ''] = isoMonth.split('-');
  return `${Number(month)}/${year}`;
}
