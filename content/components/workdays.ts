/** Days as `2026-12-24`, counted in UTC, so that no time zone and no summer time moves them. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** True for a day of the years 1900 to 2199 in its one spelling; `2026-02-30` is none. */
export function isDay(text: string): boolean {
  return /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;
}

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (day: Day, count: number): Day => dayOf(timeOf(day) + count * MS_PER_DAY);

/** How many days a day is after another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((timeOf(to) - timeOf(from)) / MS_PER_DAY);

/** Longest period that calculators take: three years. */
export const MOST_PERIOD_DAYS = 1096;

/** 0 for Sunday, 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`;
}

const SATURDAY = 6;

/** The first Saturday on a day or after it. */
function saturdayFrom(day: Day): Day {
  return addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7);
}

/** Days on which no due date falls in Finland, by their names; weekends that bear no name are none of them. */
export type Holiday =
  | 'newYear'
  | 'epiphany'
  | 'goodFriday'
  | 'easter'
  | 'easterMonday'
  | 'mayDay'
  | 'ascension'
  | 'pentecost'
  | 'midsummerEve'
  | 'midsummer'
  | 'allSaints'
  | 'independence'
  | 'christmasEve'
  | 'christmas'
  | 'boxingDay';

/** The holidays of a year in order, with the two eves that count as such for due dates. */
export function holidaysOf(year: number): { day: Day; name: Holiday }[] {
  const easter = easterOf(year);
  const midsummer = saturdayFrom(`${year}-06-20`);
  const days: [Day, Holiday][] = [
    [`${year}-01-01`, 'newYear'],
    [`${year}-01-06`, 'epiphany'],
    [addDays(easter, -2), 'goodFriday'],
    [easter, 'easter'],
    [addDays(easter, 1), 'easterMonday'],
    [`${year}-05-01`, 'mayDay'],
    [addDays(easter, 39), 'ascension'],
    [addDays(easter, 49), 'pentecost'],
    [addDays(midsummer, -1), 'midsummerEve'],
    [midsummer, 'midsummer'],
    [saturdayFrom(`${year}-10-31`), 'allSaints'],
    [`${year}-12-06`, 'independence'],
    [`${year}-12-24`, 'christmasEve'],
    [`${year}-12-25`, 'christmas'],
    [`${year}-12-26`, 'boxingDay'],
  ];
  return days.map(([day, name]) => ({ day, name })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The eves are not public holidays, though no due date falls on them. */
const EVES: readonly Holiday[] = ['midsummerEve', 'christmasEve'];

const holidayOn = (day: Day) => holidaysOf(Number(day.slice(0, 4))).find((each) => each.day === day)?.name;

/** The public holiday that a day is; undefined for any other day. */
export function publicHolidayOn(day: Day): Holiday | undefined {
  const name = holidayOn(day);
  return name === undefined || EVES.includes(name) ? undefined : name;
}

/** Why no due date falls on a day: a holiday, Saturday or Sunday; undefined where one may. */
export function reasonAgainst(day: Day): Holiday | 'saturday' | 'sunday' | undefined {
  const holiday = holidayOn(day);
  if (holiday !== undefined) return holiday;
  const weekday = weekdayOf(day);
  return weekday === SATURDAY ? 'saturday' : weekday === 0 ? 'sunday' : undefined;
}

/** A due date, and the days that it was moved over. */
export interface DueDate {
  due: Day;
  /** The day that the time for payment ends on by counting alone. */
  counted: Day;
  skipped: { day: Day; reason: NonNullable<ReturnType<typeof reasonAgainst>> }[];
}

/** The due date so many days after a day; one that is not a weekday is moved to the next. */
export function dueDateAfter(start: Day, days: number): DueDate {
  const counted = addDays(start, days);
  const skipped: DueDate['skipped'] = [];
  let due = counted;
  for (let reason = reasonAgainst(due); reason !== undefined; reason = reasonAgainst(due)) {
    skipped.push({ day: due, reason });
    due = addDays(due, 1);
  }
  return { due, counted, skipped };
}
