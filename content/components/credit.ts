import { readCount, readHundredths } from './figures';
import { addDays, daysBetween, isDay, MOST_PERIOD_DAYS, type Day } from './workdays';

/** Most issues that a period may have: one a day for three years. */
const MOST_ISSUES = MOST_PERIOD_DAYS;
/** Rates are hundredths of a percent: a whole is 100 %. */
const WHOLE = 10_000;

/** What a reader types, as text. */
export type CreditInputs = Record<'way' | 'price' | 'rate' | 'start' | 'end' | 'last' | 'issues' | 'delivered', string>;

/** What may be wrong with it; each error belongs to one field. */
export type CreditError =
  | 'price'
  | 'rate'
  | 'start'
  | 'end'
  | 'endBeforeStart'
  | 'tooLong'
  | 'last'
  | 'lastBeforeStart'
  | 'lastAfterEnd'
  | 'lastIsEnd'
  | 'issues'
  | 'delivered'
  | 'moreDelivered'
  | 'allDelivered';

/** Which part of a period is credited, of how many days or issues. */
export interface Share {
  part: number;
  whole: number;
}

/** A price with tax, taken apart; all in whole cents. */
interface Amounts {
  gross: number;
  net: number;
  tax: number;
}

/** The whole number nearest to a quotient of whole numbers; half a cent is rounded up. */
const roundedQuotient = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * What is credited of a price. The sum with tax is rounded first, then the sum without; the tax is their difference, so
 * that the parts add up to the sum.
 * @param price with tax, in cents
 * @param rate of the tax, in hundredths of a percent
 */
export function creditOf(price: number, rate: number, { part, whole }: Share): Amounts {
  const gross = roundedQuotient(price * part, whole);
  const net = roundedQuotient(gross * WHOLE, WHOLE + rate);
  return { gross, net, tax: gross - net };
}

/** A period as typed, with the first day that is credited; or what is wrong with it. */
function shareByDays({ start, end, last }: CreditInputs): { share: Share; from: Day } | { error: CreditError } {
  if (!isDay(start)) return { error: 'start' };
  if (!isDay(end)) return { error: 'end' };
  if (end < start) return { error: 'endBeforeStart' };
  const whole = daysBetween(start, end) + 1;
  if (whole > MOST_PERIOD_DAYS) return { error: 'tooLong' };
  if (!isDay(last)) return { error: 'last' };
  if (last < start) return { error: 'lastBeforeStart' };
  if (last > end) return { error: 'lastAfterEnd' };
  if (last === end) return { error: 'lastIsEnd' };
  return { share: { part: daysBetween(last, end), whole }, from: addDays(last, 1) };
}

function shareByIssues(inputs: CreditInputs): { share: Share } | { error: CreditError } {
  const whole = readCount(inputs.issues, 1, MOST_ISSUES);
  if (whole === undefined) return { error: 'issues' };
  const delivered = readCount(inputs.delivered, 0, Number.MAX_SAFE_INTEGER);
  if (delivered === undefined) return { error: 'delivered' };
  if (delivered > whole) return { error: 'moreDelivered' };
  if (delivered === whole) return { error: 'allDelivered' };
  return { share: { part: whole - delivered, whole } };
}

/** A credit with what it was computed from. */
export interface Credit extends Amounts {
  price: number;
  rate: number;
  share: Share;
  /** First day that is credited; undefined where issues are counted. */
  from?: Day;
}

/** The credit for a period that ends early; or what is wrong with the inputs. */
export function creditFor(inputs: CreditInputs): Credit | { error: CreditError } {
  const price = readHundredths(inputs.price);
  if (price === undefined || price === 0) return { error: 'price' };
  const rate = readHundredths(inputs.rate);
  if (rate === undefined || rate > WHOLE) return { error: 'rate' };
  const found = inputs.way === 'issues' ? shareByIssues(inputs) : shareByDays(inputs);
  if ('error' in found) return found;
  return { ...creditOf(price, rate, found.share), price, rate, ...found };
}

/** Last days of the months in which a period might end early. */
export function monthEnds(start: Day, end: Day): Day[] {
  const ends: Day[] = [];
  for (let day = start; ;) {
    const [year = 0, month = 0] = day.split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    if (next > end) return ends;
    ends.push(addDays(next, -1));
    day = next;
  }
}
