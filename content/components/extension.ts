import { readCount } from './figures';
import {
  addDays,
  daysBetween,
  isDay,
  MOST_PERIOD_DAYS,
  publicHolidayOn,
  weekdayOf,
  type Day,
  type Holiday,
} from './workdays';

/** Most issues that are made up for at once. */
const MOST_MISSED = 60;
/** Longest rhythm, in weeks. */
export const MOST_WEEKS = 4;

/** What a reader types, as text: weekdays as `36` (Wednesday and Saturday), holidays as `1` where nothing is published. */
export type ExtensionInputs = Record<'start' | 'end' | 'missed' | 'days' | 'weeks' | 'issue' | 'holidays', string>;

/** What may be wrong with it; each error belongs to one field. */
export type ExtensionError =
  'start' | 'end' | 'endBeforeStart' | 'tooLong' | 'days' | 'issue' | 'missed' | 'moreMissed';

/** When a publication appears. */
export interface Rhythm {
  /** Weekdays, 0 for Sunday. */
  weekdays: readonly number[];
  /** It appears in every so many weeks. */
  weeks: number;
  /** A day of a week in which it appears. */
  issue: Day;
  /** True where it does not appear on public holidays. */
  skipsHolidays: boolean;
}

/** Weeks begin on Monday; they are counted from that of 1 January 1970, a Thursday. */
const weekOf = (day: Day) => Math.floor((daysBetween('1970-01-01', day) + 3) / 7);

/** True for a day of the rhythm, a holiday or not. */
function isInRhythm(day: Day, { weekdays, weeks, issue }: Rhythm): boolean {
  return weekdays.includes(weekdayOf(day)) && (weekOf(day) - weekOf(issue)) % weeks === 0;
}

const holidayFor = (day: Day, { skipsHolidays }: Rhythm) => (skipsHolidays ? publicHolidayOn(day) : undefined);

/** How many issues appear from one day to another, both counted. */
export function issuesBetween(start: Day, end: Day, rhythm: Rhythm): number {
  let count = 0;
  for (let day = start; day <= end; day = addDays(day, 1))
    if (isInRhythm(day, rhythm) && holidayFor(day, rhythm) === undefined) count += 1;
  return count;
}

/** The issues that follow a day, and the holidays among them on which none appears. */
interface NextIssues {
  issues: Day[];
  skipped: { day: Day; reason: Holiday }[];
}

/** The next so many issues after a day. */
export function issuesAfter(end: Day, count: number, rhythm: Rhythm): NextIssues {
  const found: NextIssues = { issues: [], skipped: [] };
  for (let day = addDays(end, 1); found.issues.length < count; day = addDays(day, 1)) {
    if (!isInRhythm(day, rhythm)) continue;
    const reason = holidayFor(day, rhythm);
    if (reason === undefined) found.issues.push(day);
    else found.skipped.push({ day, reason });
  }
  return found;
}

/** A new end with what it was computed from. */
export interface Extension extends NextIssues {
  /** The new last day: that of the last issue that makes up for one. */
  newEnd: Day;
  missed: number;
  /** Issues of the period. */
  whole: number;
  rhythm: Rhythm;
}

/** The new end of a period in which issues were missed; or what is wrong with the inputs. */
export function extensionFor(inputs: ExtensionInputs): Extension | { error: ExtensionError; whole?: number } {
  const { start, end, days, issue } = inputs;
  if (!isDay(start)) return { error: 'start' };
  if (!isDay(end)) return { error: 'end' };
  if (end < start) return { error: 'endBeforeStart' };
  if (daysBetween(start, end) >= MOST_PERIOD_DAYS) return { error: 'tooLong' };
  if (!/^[0-6]{1,7}$/.test(days)) return { error: 'days' };
  const weeks = readCount(inputs.weeks, 1, MOST_WEEKS) ?? 1;
  if (weeks > 1 && !isDay(issue)) return { error: 'issue' };
  const missed = readCount(inputs.missed, 1, MOST_MISSED);
  if (missed === undefined) return { error: 'missed' };
  const rhythm = {
    weekdays: [...days].map(Number),
    weeks,
    issue: weeks > 1 ? issue : start,
    skipsHolidays: inputs.holidays === '1',
  };
  const whole = issuesBetween(start, end, rhythm);
  if (missed > whole) return { error: 'moreMissed', whole };
  const next = issuesAfter(end, missed, rhythm);
  return { ...next, newEnd: next.issues.at(-1) ?? end, missed, whole, rhythm };
}
