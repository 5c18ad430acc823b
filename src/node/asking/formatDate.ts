/** The parts of a date by their tokens in a format. */
const PARTS: Readonly<Record<string, (date: Date) => string>> = {
  YYYY: (date) => `${date.getUTCFullYear()}`,
  YY: (date) => `${date.getUTCFullYear()}`.slice(-2),
  MM: (date) => `${date.getUTCMonth() + 1}`.padStart(2, '0'),
  M: (date) => `${date.getUTCMonth() + 1}`,
  DD: (date) => `${date.getUTCDate()}`.padStart(2, '0'),
  D: (date) => `${date.getUTCDate()}`,
  HH: (date) => `${date.getUTCHours()}`.padStart(2, '0'),
  mm: (date) => `${date.getUTCMinutes()}`.padStart(2, '0'),
};

/**
 * A moment in UTC in a format of Gatsby's, as far as it is made of numbers.
 * @example formatDate('2024-05-07', 'D.M.YYYY') // '7.5.2024'
 * @throws for a sign that stands for something else
 */
export function formatDate(value: string, format: string): string {
  const date = new Date(value);
  return format.replace(/[A-Za-z]+/g, (sign) => {
    const part = PARTS[sign];
    if (part === undefined)
      throw new Error(`The format "${format}" has "${sign}". Use ${Object.keys(PARTS).join(', ')}: D.M.YYYY`);
    return part(date);
  });
}
