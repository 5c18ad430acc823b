import { datePatterns, writeDate, type DatePatterns } from './datePatterns';

/** The date patterns of the site's languages, inlined: a browser loads its own month names slowly. */
declare const __DATE_PATTERNS__: Readonly<Record<string, DatePatterns>> | undefined;

const makePatterns = typeof __DATE_PATTERNS__ === 'undefined' ? datePatterns : undefined;
const patternCache = new Map<string, DatePatterns | undefined>(
  typeof __DATE_PATTERNS__ === 'undefined' ? [] : Object.entries(__DATE_PATTERNS__ ?? {}),
);

function patternsOf(lang: string): DatePatterns | undefined {
  if (!patternCache.has(lang)) patternCache.set(lang, makePatterns?.(lang));
  return patternCache.get(lang);
}

const dateWriter = (style: 'long' | 'short') => (isoDate: string, lang: string) => {
  const patterns = patternsOf(lang);
  if (patterns !== undefined) return writeDate(isoDate, patterns, style);
  const year = style === 'long' ? { year: 'numeric' as const } : {};
  return new Date(isoDate).toLocaleDateString(lang, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' });
};

/** A date in a language, independent of time zones: `17. toukokuuta 2024`. */
export const longDate = dateWriter('long');

/** A day and month in a language: `May 17`. */
export const dayAndMonth = dateWriter('short');

/** A month in digits, the same in every language: `8/2025`. */
export function monthInDigits(isoMonth: string): string {
  const [year = '', month = ''] = isoMonth.split('-');
  return `${Number(month)}/${year}`;
}

/** Today by the clock of this computer: `2026-11-27`, which is how dates are written in Swedish. */
export const today = (): string => new Date().toLocaleDateString('sv');
